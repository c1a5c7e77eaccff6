import type { QuantityRows } from '../../model/quantity.ts';

export const catalyticActivity = {
  id: 'catalytic-activity',
  name: 'Catalytic activity',
  dimension: 'T^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'katal', symbol: 'kat', rank: 'science', source: 'SI9_NAMED', si: ['milli', 'micro', 'nano', 'pico'], common: ['micro', 'nano'] },
    { id: 'enzyme-unit', symbol: 'U', is: '1 micromole-per-minute', rank: 'science', source: 'IUB1978', si: ['mega', 'kilo', 'milli', 'micro'], common: ['milli'], names: ['enz unit', 'international unit of enzyme', 'unit of enzyme activity'] },
  ],
} as const satisfies QuantityRows;
