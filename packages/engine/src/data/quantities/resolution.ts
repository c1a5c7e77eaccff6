import type { QuantityRows } from '../../model/quantity.ts';

export const resolution = {
  id: 'resolution',
  name: 'Resolution',
  dimension: 'L^-1 P',
  // oxfmt-ignore
  units: [
    { id: 'pixel-per-meter', rank: 'trade', source: 'CLDR' },
    { id: 'pixel-per-centimeter', rank: 'trade', source: 'CLDR', symbols: ['ppcm'] },
    { id: 'pixel-per-millimeter', rank: 'trade', source: 'CLDR', symbols: ['ppmm'] },
    { id: 'pixel-per-inch', symbol: 'ppi', rank: 'everyday', source: 'CLDR' },
    { id: 'dot-per-inch', symbol: 'dpi', rank: 'everyday', source: 'CLDR' },
    { id: 'dot-per-centimeter', symbol: 'dpcm', rank: 'trade', source: 'CLDR' },
    { id: 'dot-per-millimeter', symbol: 'dpmm', rank: 'trade', source: 'CLDR' },
    { id: 'dot-per-css-pixel', symbol: 'dppx', is: '96 dot-per-inch', rank: 'trade', source: 'CSS_VALUES', name: 'dot per CSS pixel', names: ['device pixel ratio'], note: 'the CSS pixel is 1/96 inch' },
    { id: 'millimeter-per-pixel', rank: 'trade', source: 'CLDR', note: 'pixel pitch' },
  ],
} as const satisfies QuantityRows;
