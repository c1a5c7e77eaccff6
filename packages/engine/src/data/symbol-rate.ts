import type { Quantity } from '../core/quantity.ts';

export const symbolRate = {
  id: 'symbol-rate',
  name: 'Symbol rate',
  dimension: 'T^-1',
  // oxfmt-ignore
  units: [
    { id: 'baud', symbol: 'Bd', is: '1 per-second', source: 'IEC80000_13', si: ['mega', 'kilo'], plural: 'baud', names: ['symbol per second'], note: 'signal elements a second, each of which may carry more than one bit' },
  ],
} as const satisfies Quantity;
