import type { Quantity } from '../core/quantity.ts';

export const catalyticActivity = {
  id: 'catalytic-activity',
  name: 'Catalytic activity',
  dimension: 'T^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'katal', symbol: 'kat', source: 'SI9', si: ['milli', 'micro', 'nano', 'pico'] },
    { id: 'enzyme-unit', symbol: 'U', is: '1 micromole-per-minute', source: 'IUB1978', si: ['mega', 'kilo', 'milli', 'micro'], names: ['enz unit', 'international unit of enzyme', 'unit of enzyme activity'] },
  ],
} as const satisfies Quantity;
