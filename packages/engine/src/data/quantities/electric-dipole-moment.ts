import type { QuantityRows } from '../../model/quantity.ts';

export const electricDipoleMoment = {
  id: 'electric-dipole-moment',
  name: 'Electric dipole moment',
  dimension: 'L T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'debye', symbol: 'D', is: '1e-18 statcoulomb-centimeter', rank: 'science', source: 'SP811', status: 'conventional', note: 'molecules; uses the CGS electrostatic unit of charge' },
  ],
} as const satisfies QuantityRows;
