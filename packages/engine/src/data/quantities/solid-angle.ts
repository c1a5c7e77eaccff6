import type { QuantityRows } from '../../model/quantity.ts';

export const solidAngle = {
  id: 'solid-angle',
  name: 'Solid angle',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'steradian', symbol: 'sr', rank: 'science', source: 'SI9_NAMED', si: ['milli', 'micro'], names: ['square radian'] },
    { id: 'square-degree', rank: 'science', source: 'IAUSTYLE', symbols: ['sqdeg'] },
    { id: 'square-arc-minute', rank: 'science', source: 'IAUSTYLE', symbols: ['sqarcmin'] },
    { id: 'square-arc-second', rank: 'science', source: 'IAUSTYLE', symbols: ['sqarcsec'] },
    { id: 'spat', is: '4 pi steradian', rank: 'rare', source: 'NUMERICANA', names: ['sphere'] },
  ],
} as const satisfies QuantityRows;
