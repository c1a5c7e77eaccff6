import type { QuantityRows } from '../../model/quantity.ts';

export const magneticFluxDensity = {
  id: 'magnetic-flux-density',
  name: 'Magnetic flux density',
  dimension: 'M T^-2 I^-1',
  // oxfmt-ignore
  units: [
    { id: 'tesla', symbol: 'T', is: '1 weber-per-square-meter', rank: 'trade', source: 'SI9_NAMED', si: ['milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro'] },
    { id: 'gauss', symbol: 'G', is: '1e-4 tesla', rank: 'trade', source: 'SI8', status: 'conventional', plural: 'gauss', si: ['milli', 'micro'], common: ['milli'], symbols: ['Gs'] },
    { id: 'gamma', symbol: 'γ', is: '1 nanotesla', rank: 'science', source: 'SP811', note: 'geophysics' },
    { id: 'stattesla', symbol: 'statT', is: '1 statweber-per-square-centimeter', rank: 'rare', source: 'ROWLETT', status: 'conventional', note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
  ],
} as const satisfies QuantityRows;
