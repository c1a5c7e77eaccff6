import type { Quantity } from '../core/quantity.ts';

export const chargeDensity = {
  id: 'charge-density',
  name: 'Volume charge density',
  dimension: 'L^-3 T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-per-cubic-meter', source: 'SI9' },
    { id: 'coulomb-per-cubic-centimeter', source: 'SI9' },
    { id: 'coulomb-per-cubic-inch', source: 'SP811' },
    { id: 'microcoulomb-per-cubic-meter', source: 'SI9' },
    { id: 'ampere-hour-per-liter', source: 'SI9', note: 'batteries' },
    { id: 'abcoulomb-per-cubic-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-EMU' },
    { id: 'atomic-unit-of-charge-density', is: '1.08120238677e12 coulomb-per-cubic-meter', source: 'CODATA2022', status: 'measured' },
  ],
} as const satisfies Quantity;
