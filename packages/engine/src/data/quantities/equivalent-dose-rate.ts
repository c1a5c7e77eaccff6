import type { QuantityRows } from '../../model/quantity.ts';

export const equivalentDoseRate = {
  id: 'equivalent-dose-rate',
  name: 'Equivalent dose rate',
  dimension: 'L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'sievert-per-second', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'sievert-per-hour', rank: 'science', source: 'SI9_ACCEPTED', si: ['milli', 'micro'], common: ['milli', 'micro'] },
    { id: 'sievert-per-year', rank: 'science', source: 'IAUSTYLE', si: ['milli'], common: ['milli'] },
    { id: 'rem-per-hour', rank: 'science', source: 'SP811', si: ['milli'], common: ['milli'] },
  ],
} as const satisfies QuantityRows;
