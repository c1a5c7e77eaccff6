import type { QuantityRows } from '../../model/quantity.ts';

export const luminousIntensity = {
  id: 'luminous-intensity',
  name: 'Luminous intensity',
  dimension: 'J',
  // oxfmt-ignore
  units: [
    { id: 'candela', symbol: 'cd', rank: 'trade', source: 'SI9_BASE', si: ['kilo', 'milli', 'micro'], common: ['milli'], names: ['candle', 'new candle'], note: 'fixes the luminous efficacy of radiation of 540 THz at 683 lm/W' },
    { id: 'candlepower', is: '1 candela', rank: 'trade', source: 'ROWLETT', note: 'since 1948; older candlepowers follow the candle of their time' },
    { id: 'candle-international', is: '600/589 candela', rank: 'rare', source: 'SIZES_CANDLE', status: 'conventional', name: 'international candle', note: '1909 to 1948; a black body at the freezing point of platinum had 58.9 a square centimeter as measured by 1937, and was given 60 candelas in 1946' },
    { id: 'hefner', symbol: 'HK', is: '0.903 candela', rank: 'rare', source: 'UNECE20', status: 'measured', name: 'Hefner candle', names: ['hefnerkerze'], note: 'Germany, Austria and Scandinavia, until 1942; an amyl acetate lamp' },
  ],
} as const satisfies QuantityRows;
