import type { Quantity } from '../core/quantity.ts';

export const electricDipoleMoment = {
  id: 'electric-dipole-moment',
  name: 'Electric dipole moment',
  dimension: 'L T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-meter', source: 'SI9' },
    { id: 'debye', symbol: 'D', is: '1e-18 statcoulomb-centimeter', source: 'IUPAC_GREEN', status: 'conventional', note: 'molecules; rests on the CGS electrostatic unit of charge' },
    { id: 'statcoulomb-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-ESU' },
    { id: 'elementary-charge-centimeter', symbol: 'e·cm', source: 'SI9', note: 'particle physics' },
    { id: 'elementary-charge-nanometer', symbol: 'e·nm', source: 'SI9' },
    { id: 'atomic-unit-of-electric-dipole-moment', symbol: 'ea₀', is: '8.4783536198e-30 coulomb-meter', source: 'CODATA2022', status: 'measured' },
  ],
} as const satisfies Quantity;
