import type { QuantityRows } from '../../model/quantity.ts';

export const equivalentDose = {
  id: 'equivalent-dose',
  name: 'Equivalent dose',
  dimension: 'L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'sievert', symbol: 'Sv', is: '1 joule-per-kilogram', rank: 'science', source: 'SI9_NAMED', si: ['centi', 'milli', 'micro', 'nano'], common: ['milli', 'micro'] },
    { id: 'rem', symbol: 'rem', is: '0.01 sievert', rank: 'science', source: 'SP811', si: ['milli', 'micro'], common: ['milli'], names: ['roentgen equivalent in man', 'roentgen equivalent man'] },
  ],
} as const satisfies QuantityRows;
