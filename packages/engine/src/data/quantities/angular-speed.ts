import type { QuantityRows } from '../../model/quantity.ts';

export const angularSpeed = {
  id: 'angular-speed',
  name: 'Angular speed',
  dimension: 'T^-1',
  // oxfmt-ignore
  units: [
    { id: 'radian-per-second', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'radian-per-minute', rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'degree-per-second', rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['dps'] },
    { id: 'degree-per-minute', rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'degree-per-hour', rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'revolution-per-second', symbol: 'r/s', rank: 'trade', source: 'ISO80000_3', symbols: ['rev/s', 'RPS', 'rps'] },
    { id: 'revolution-per-minute', symbol: 'r/min', rank: 'trade', source: 'ISO80000_3', symbols: ['r.p.m', 'rev/min', 'RPM', 'rpm'] },
    { id: 'revolution-per-hour', rank: 'rare', source: 'ISO80000_3', symbols: ['rph'] },
  ],
} as const satisfies QuantityRows;
