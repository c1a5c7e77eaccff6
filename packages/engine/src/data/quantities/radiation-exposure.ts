import type { QuantityRows } from '../../model/quantity.ts';

export const radiationExposure = {
  id: 'radiation-exposure',
  name: 'Radiation exposure',
  dimension: 'M^-1 T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-per-kilogram', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'roentgen', symbol: 'R', is: '2.58e-4 coulomb-per-kilogram', rank: 'science', source: 'SP811', si: ['kilo', 'milli', 'micro'], common: ['milli', 'micro'], names: ['rontgen', 'röntgen'], note: 'X rays and gamma rays in dry air' },
  ],
} as const satisfies QuantityRows;
