import type { QuantityRows } from '../../model/quantity.ts';

export const radiantExposure = {
  id: 'radiant-exposure',
  name: 'Radiant exposure',
  dimension: 'M T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-square-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'joule-per-square-centimeter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'kilowatt-hour-per-square-meter', rank: 'trade', source: 'SI9_ACCEPTED', names: ['peak sun hour'] },
    { id: 'langley', symbol: 'Ly', is: '1 calorie-per-square-centimeter', rank: 'science', source: 'SP811', note: 'solar radiation' },
  ],
} as const satisfies QuantityRows;
