import type { Quantity } from '../core/quantity.ts';

export const currentDensity = {
  id: 'current-density',
  name: 'Current density',
  dimension: 'L^-2 I',
  // oxfmt-ignore
  units: [
    { id: 'ampere-per-square-meter', source: 'SI9' },
    { id: 'ampere-per-square-decimeter', symbol: 'A/dm²', source: 'SI9', symbols: ['ASD'], note: 'electroplating' },
    { id: 'ampere-per-square-centimeter', source: 'SI9' },
    { id: 'ampere-per-square-millimeter', source: 'SI9' },
    { id: 'milliampere-per-square-centimeter', source: 'SI9' },
    { id: 'microampere-per-square-centimeter', source: 'SI9' },
    { id: 'ampere-per-square-inch', source: 'SP811' },
    { id: 'ampere-per-square-foot', source: 'SP811', symbols: ['ASF'], note: 'electroplating, United States' },
    { id: 'abampere-per-square-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-EMU' },
  ],
} as const satisfies Quantity;
