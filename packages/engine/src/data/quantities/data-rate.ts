import type { QuantityRows } from '../../model/quantity.ts';

export const dataRate = {
  id: 'data-rate',
  name: 'Data rate',
  dimension: 'T^-1 B',
  // oxfmt-ignore
  units: [
    { id: 'bit-per-second', symbol: 'bit/s', rank: 'everyday', source: 'IEC80000_13', si: ['tera', 'giga', 'mega', 'kilo'], binary: ['gibi', 'mebi', 'kibi'], common: ['giga', 'mega', 'kilo'], symbols: ['bps'] },
    { id: 'megabit-per-second', rank: 'everyday', source: 'IEC80000_13', symbols: ['mbps'] },
    { id: 'gigabit-per-second', rank: 'everyday', source: 'IEC80000_13', symbols: ['gbps'] },
    { id: 'byte-per-second', symbol: 'B/s', rank: 'everyday', source: 'IEC80000_13', si: ['tera', 'giga', 'mega', 'kilo'], binary: ['gibi', 'mebi', 'kibi'], common: ['giga', 'mega', 'kilo'], symbols: ['Bps'] },
    { id: 'ds1', symbol: 'DS1', is: '1544 kilobit-per-second', rank: 'trade', source: 'ITUG702', name: 'DS1', names: ['T1'], note: 'North America' },
    { id: 'ds3', symbol: 'DS3', is: '44736 kilobit-per-second', rank: 'trade', source: 'ITUG702', name: 'DS3', names: ['T3'], note: 'North America' },
    { id: 'e1', symbol: 'E1', is: '2048 kilobit-per-second', rank: 'trade', source: 'ITUG702', name: 'E1', note: 'Europe' },
    { id: 'e3', symbol: 'E3', is: '34368 kilobit-per-second', rank: 'trade', source: 'ITUG702', name: 'E3', note: 'Europe' },
  ],
} as const satisfies QuantityRows;
