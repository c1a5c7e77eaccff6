import type { QuantityRows } from '../../model/quantity.ts';

export const luminousFlux = {
  id: 'luminous-flux',
  name: 'Luminous flux',
  dimension: 'J',
  // oxfmt-ignore
  units: [
    { id: 'lumen', symbol: 'lm', is: '1 candela-steradian', rank: 'everyday', source: 'SI9_NAMED', si: ['mega', 'kilo', 'milli'] },
    { id: 'spherical-candlepower', is: '4 pi lumen', rank: 'rare', source: 'DONSBULBS', symbols: ['MSCP'], names: ['mean spherical candlepower', 'spherical candle'], note: 'what a source of one candela in every direction gives off' },
  ],
} as const satisfies QuantityRows;
