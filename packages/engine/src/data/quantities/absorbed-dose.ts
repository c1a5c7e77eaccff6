import type { QuantityRows } from '../../model/quantity.ts';

export const absorbedDose = {
  id: 'absorbed-dose',
  name: 'Absorbed dose',
  dimension: 'L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'gray', symbol: 'Gy', is: '1 joule-per-kilogram', rank: 'science', source: 'SI9_NAMED', si: ['kilo', 'centi', 'milli', 'micro', 'nano'], common: ['milli'] },
    { id: 'rad-dose', symbol: 'rad', is: '0.01 gray', rank: 'science', source: 'SP811', name: 'rad', si: ['mega', 'kilo', 'milli', 'micro'], names: ['rad (absorbed dose)'], note: 'radiation absorbed dose' },
  ],
} as const satisfies QuantityRows;
