import type { Quantity } from '../core/quantity.ts';

export const density = {
  id: 'density',
  name: 'Density',
  dimension: 'M L^-3',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-cubic-meter', source: 'SI9' },
    { id: 'gram-per-cubic-meter', source: 'SI9', si: ['milli', 'micro'] },
    { id: 'gram-per-cubic-centimeter', source: 'SI9', symbols: ['gcc'] },
    { id: 'gram-per-milliliter', source: 'SI9', si: ['micro', 'nano'] },
    { id: 'gram-per-liter', source: 'SI9', si: ['kilo', 'milli', 'micro'] },
    { id: 'gram-per-deciliter', source: 'SI9', si: ['milli'] },
    { id: 'pound-per-cubic-foot', source: 'SP811', symbols: ['pcf'] },
    { id: 'pound-per-cubic-inch', source: 'SP811' },
    { id: 'pound-per-cubic-yard', source: 'SP811' },
    { id: 'pound-per-gallon', source: 'SP811', symbols: ['ppg'], note: 'US gallon' },
    { id: 'pound-per-gallon-imperial', source: 'WMA1985', name: 'pound per imperial gallon' },
    { id: 'ounce-per-cubic-inch', source: 'SP811' },
    { id: 'ounce-per-gallon', source: 'SP811', note: 'US gallon' },
    { id: 'grain-per-gallon', symbol: 'gpg', source: 'SP811', note: 'US gallon; hardness of water' },
    { id: 'grain-per-gallon-imperial', source: 'WMA1985', name: 'grain per imperial gallon', names: ['Clark degree', 'degree Clark', 'English degree'], note: 'hardness of water as calcium carbonate' },
    { id: 'slug-per-cubic-foot', source: 'SP811' },
  ],
} as const satisfies Quantity;
