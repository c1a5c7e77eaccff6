import type { Quantity } from '../core/quantity.ts';

export const density = {
  id: 'density',
  name: 'Density',
  dimension: 'M L^-3',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-cubic-meter', source: 'SI9' },
    { id: 'gram-per-cubic-meter', source: 'SI9' },
    { id: 'kilogram-per-cubic-decimeter', source: 'SI9' },
    { id: 'kilogram-per-liter', source: 'SI9' },
    { id: 'gram-per-cubic-centimeter', source: 'SI9', symbols: ['g/cc', 'gcc'] },
    { id: 'gram-per-milliliter', source: 'SI9' },
    { id: 'tonne-per-cubic-meter', source: 'SI9' },
    { id: 'pound-per-cubic-foot', source: 'SP811', symbols: ['pcf', 'lb/cu ft', 'lb/cuft'] },
    { id: 'pound-per-cubic-inch', source: 'SP811' },
    { id: 'pound-per-cubic-yard', source: 'SP811' },
    { id: 'pound-per-gallon', source: 'SP811', symbols: ['ppg'], note: 'US gallon' },
    { id: 'pound-per-gallon-imperial', source: 'WMA1985', name: 'pound per imperial gallon' },
    { id: 'ounce-per-cubic-inch', source: 'SP811' },
    { id: 'ounce-per-gallon', source: 'SP811', note: 'US gallon' },
    { id: 'ton-per-cubic-yard', source: 'SP811', name: 'short ton per cubic yard', note: 'US short ton' },
    { id: 'slug-per-cubic-foot', source: 'SP811' },
  ],
} as const satisfies Quantity;
