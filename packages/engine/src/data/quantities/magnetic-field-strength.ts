import type { QuantityRows } from '../../model/quantity.ts';

export const magneticFieldStrength = {
  id: 'magnetic-field-strength',
  name: 'Magnetic field strength',
  dimension: 'L^-1 I',
  // oxfmt-ignore
  units: [
    { id: 'ampere-per-meter', rank: 'science', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'ampere-per-centimeter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'oersted', symbol: 'Oe', is: '250 pi^-1 ampere-per-meter', rank: 'science', source: 'SI8', status: 'conventional', si: ['kilo', 'milli'], common: ['kilo'], note: 'CGS-EMU, unrationalized; corresponds to 1000/(4π) A/m' },
  ],
} as const satisfies QuantityRows;
