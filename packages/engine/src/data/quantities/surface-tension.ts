import type { QuantityRows } from '../../model/quantity.ts';

export const surfaceTension = {
  id: 'surface-tension',
  name: 'Surface tension and stiffness',
  dimension: 'M T^-2',
  // oxfmt-ignore
  units: [
    { id: 'newton-per-meter', rank: 'trade', source: 'SI9_DERIVED', si: ['milli'], common: ['milli'] },
    { id: 'dyne-per-centimeter', rank: 'science', source: 'SI8' },
    { id: 'gram-force-per-centimeter', rank: 'science', source: 'CGPM1901', name: 'gram-force per centimeter' },
    { id: 'pound-force-per-inch', rank: 'trade', source: 'SP811', name: 'pound-force per inch', symbols: ['lb/in', 'pli'] },
    { id: 'pound-force-per-foot', rank: 'trade', source: 'SP811', name: 'pound-force per foot', symbols: ['plf'] },
    { id: 'kip-per-foot', rank: 'trade', source: 'SP811', symbols: ['klf'] },
  ],
} as const satisfies QuantityRows;
