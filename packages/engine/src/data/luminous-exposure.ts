import type { Quantity } from '../core/quantity.ts';

export const luminousExposure = {
  id: 'luminous-exposure',
  name: 'Luminous exposure',
  dimension: 'L^-2 T J',
  // oxfmt-ignore
  units: [
    { id: 'lux-second', source: 'SI9' },
    { id: 'lux-hour', source: 'CIE_ILV', note: 'museum lighting' },
    { id: 'foot-candle-second', source: 'SP811', name: 'foot-candle second' },
  ],
} as const satisfies Quantity;
