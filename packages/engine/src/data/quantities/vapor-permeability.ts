import type { QuantityRows } from '../../model/quantity.ts';

export const vaporPermeability = {
  id: 'vapor-permeability',
  name: 'Water vapor permeability',
  dimension: 'T',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-pascal-second-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'perm-inch', rank: 'science', source: 'SP811', status: 'conventional' },
    { id: 'perm-inch-0-celsius', is: '1.45322e-12 kilogram-per-pascal-second-meter', rank: 'science', source: 'SP811', status: 'measured', name: 'perm inch (0 °C)' },
    { id: 'perm-inch-23-celsius', is: '1.45929e-12 kilogram-per-pascal-second-meter', rank: 'science', source: 'SP811', status: 'measured', name: 'perm inch (23 °C)' },
  ],
} as const satisfies QuantityRows;
