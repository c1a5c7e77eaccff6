import type { Quantity } from '../core/quantity.ts';

export const surfaceChargeDensity = {
  id: 'surface-charge-density',
  name: 'Surface charge density',
  dimension: 'L^-2 T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-per-square-meter', source: 'SI9', note: 'also electric flux density' },
    { id: 'coulomb-per-square-centimeter', source: 'SI9' },
    { id: 'microcoulomb-per-square-centimeter', source: 'SI9' },
    { id: 'coulomb-per-square-inch', source: 'SP811' },
    { id: 'elementary-charge-per-square-nanometer', symbol: 'e/nm²', source: 'SI9' },
    { id: 'abcoulomb-per-square-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-EMU' },
    { id: 'statcoulomb-per-square-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-ESU' },
  ],
} as const satisfies Quantity;
