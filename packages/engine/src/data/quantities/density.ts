import type { QuantityRows } from '../../model/quantity.ts';

export const density = {
  id: 'density',
  name: 'Density',
  dimension: 'M L^-3',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-cubic-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'gram-per-cubic-meter', rank: 'trade', source: 'SI9_DERIVED', si: ['milli', 'micro'], common: ['milli', 'micro'] },
    { id: 'gram-per-cubic-centimeter', rank: 'trade', source: 'SI9_DERIVED', symbols: ['gcc'] },
    { id: 'gram-per-milliliter', rank: 'trade', source: 'SI9_ACCEPTED', si: ['micro', 'nano'], common: ['micro', 'nano'] },
    { id: 'gram-per-liter', rank: 'trade', source: 'SI9_ACCEPTED', si: ['kilo', 'milli', 'micro'], common: ['milli', 'micro'] },
    { id: 'gram-per-deciliter', rank: 'trade', source: 'SI9_ACCEPTED', si: ['milli'], common: ['milli'], symbols: ['% (w/v)', '% m/v', '% w/v', '%w/v'], names: ['percent weight in volume'] },
    { id: 'pound-per-cubic-foot', rank: 'trade', source: 'SP811', symbols: ['pcf'] },
    { id: 'pound-per-cubic-inch', rank: 'trade', source: 'SP811' },
    { id: 'pound-per-cubic-yard', rank: 'trade', source: 'SP811' },
    { id: 'pound-per-gallon', rank: 'trade', source: 'SP811', symbols: ['ppg'], note: 'US gallon' },
    { id: 'pound-per-gallon-imperial', rank: 'trade', source: 'WMA1985', name: 'pound per imperial gallon' },
    { id: 'ounce-per-cubic-inch', rank: 'trade', source: 'SP811' },
    { id: 'ounce-per-gallon', rank: 'trade', source: 'SP811', note: 'US gallon' },
    { id: 'grain-per-gallon', symbol: 'gpg', rank: 'trade', source: 'SP811', note: 'US gallon; hardness of water' },
    { id: 'grain-per-gallon-imperial', rank: 'trade', source: 'WMA1985', name: 'grain per imperial gallon', names: ['Clark degree', 'degree Clark', 'English degree'], note: 'hardness of water as calcium carbonate' },
    { id: 'slug-per-cubic-foot', rank: 'science', source: 'SP811' },
  ],
} as const satisfies QuantityRows;
