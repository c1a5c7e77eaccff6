import type { Quantity } from '../core/quantity.ts';

export const linearChargeDensity = {
  id: 'linear-charge-density',
  name: 'Linear charge density',
  dimension: 'L^-1 T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-per-meter', source: 'SI9' },
    { id: 'coulomb-per-centimeter', source: 'SI9' },
    { id: 'microcoulomb-per-meter', source: 'SI9' },
    { id: 'coulomb-per-inch', source: 'SP811' },
    { id: 'abcoulomb-per-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-EMU' },
  ],
} as const satisfies Quantity;
