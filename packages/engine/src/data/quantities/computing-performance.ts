import type { QuantityRows } from '../../model/quantity.ts';

export const computingPerformance = {
  id: 'computing-performance',
  name: 'Computing performance',
  dimension: 'T^-1',
  // oxfmt-ignore
  units: [
    { id: 'flops', symbol: 'FLOPS', rank: 'trade', source: 'MATH_FORUM', name: 'floating-point operation per second', si: ['exa', 'peta', 'tera', 'giga', 'mega'], common: ['tera', 'giga'], symbols: ['FLOP/s', 'flop/s', 'flops'], note: 'no clock rate: a processor does many in one cycle' },
  ],
} as const satisfies QuantityRows;
