import type { QuantityRows } from '../../model/quantity.ts';

export const momentum = {
  id: 'momentum',
  name: 'Momentum',
  dimension: 'M L T^-1',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-meter-per-second', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'newton-second', rank: 'science', source: 'SI9_DERIVED', symbols: ['Ns'], note: 'impulse' },
    { id: 'dyne-second', rank: 'science', source: 'SI8' },
    { id: 'pound-force-second', rank: 'science', source: 'SP811', name: 'pound-force second' },
  ],
} as const satisfies QuantityRows;
