import type { QuantityRows } from '../../model/quantity.ts';

export const luminousExposure = {
  id: 'luminous-exposure',
  name: 'Luminous exposure',
  dimension: 'L^-2 T J',
  // oxfmt-ignore
  units: [
    { id: 'lux-second', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'lux-hour', rank: 'science', source: 'CIE_ILV', note: 'museum lighting' },
    { id: 'foot-candle-second', rank: 'science', source: 'SP811', name: 'foot-candle second' },
  ],
} as const satisfies QuantityRows;
