import type { QuantityRows } from '../../model/quantity.ts';

export const spectralFluxDensity = {
  id: 'spectral-flux-density',
  name: 'Spectral flux density',
  dimension: 'M T^-2',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-square-meter-hertz', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'jansky', symbol: 'Jy', is: '1e-26 watt-per-square-meter-hertz', rank: 'science', source: 'IAU1973', plural: 'janskys', si: ['kilo', 'milli', 'micro', 'nano'], common: ['milli'], names: ['flux unit'], note: 'radio astronomy' },
    { id: 'solar-flux-unit', symbol: 'sfu', is: '1e4 jansky', rank: 'science', source: 'UKSSDC', note: 'radio emission of the Sun' },
  ],
} as const satisfies QuantityRows;
