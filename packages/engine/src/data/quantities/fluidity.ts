import type { QuantityRows } from '../../model/quantity.ts';

export const fluidity = {
  id: 'fluidity',
  name: 'Fluidity',
  dimension: 'M^-1 L T',
  // oxfmt-ignore
  units: [
    { id: 'per-pascal-second', rank: 'science', source: 'SI9_DERIVED', name: 'reciprocal pascal second' },
    { id: 'rhe', is: '1 per-poise', rank: 'rare', source: 'SP811', note: 'CGS unit' },
  ],
} as const satisfies QuantityRows;
