import type { Quantity } from '../core/quantity.ts';

export const catalyticActivity = {
  id: 'catalytic-activity',
  name: 'Catalytic activity',
  dimension: 'T^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'katal', symbol: 'kat', source: 'SI9', si: ['milli', 'micro', 'nano', 'pico'] },
    { id: 'enzyme-unit', symbol: 'U', is: '1 micromole-per-minute', source: 'IUB1978', names: ['unit of enzyme activity', 'international unit of enzyme', 'enz unit'], si: ['mega', 'kilo', 'milli', 'micro'] },
  ],
} as const satisfies Quantity;
