import type { Quantity } from '../core/quantity.ts';

export const magneticFluxDensity = {
  id: 'magnetic-flux-density',
  name: 'Magnetic flux density',
  dimension: 'M T^-2 I^-1',
  // oxfmt-ignore
  units: [
    { id: 'tesla', symbol: 'T', is: '1 weber-per-square-meter', source: 'SI9', si: ['milli', 'micro', 'nano', 'pico'] },
    { id: 'gauss', symbol: 'G', is: '1e-4 tesla', source: 'SI8', plural: 'gauss', si: ['milli', 'micro'], symbols: ['Gs'] },
    { id: 'gamma', symbol: 'γ', is: '1 nanotesla', source: 'SP811', note: 'geophysics' },
    { id: 'weber-per-square-meter', source: 'SI9' },
    { id: 'weber-per-square-centimeter', source: 'SI9' },
    { id: 'weber-per-square-inch', source: 'SP811' },
    { id: 'maxwell-per-square-centimeter', source: 'SI8' },
    { id: 'maxwell-per-square-inch', source: 'SP811', names: ['line per square inch'] },
    { id: 'atomic-unit-of-magnetic-flux-density', is: '2.35051757077e5 tesla', source: 'CODATA2022', status: 'measured' },
  ],
} as const satisfies Quantity;
