import type { QuantityRows } from '../../model/quantity.ts';

export const frequency = {
  id: 'frequency',
  name: 'Frequency',
  dimension: 'T^-1',
  inTurns: true,
  // oxfmt-ignore
  units: [
    { id: 'hertz', symbol: 'Hz', rank: 'everyday', source: 'SI9_NAMED', si: ['tera', 'giga', 'mega', 'kilo', 'milli'], common: ['giga', 'mega', 'kilo'] },
    { id: 'per-second', symbol: 's⁻¹', rank: 'trade', source: 'SI9_DERIVED', names: ['inverse second', 'reciprocal second'] },
    { id: 'per-minute', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'per-hour', rank: 'science', source: 'SI9_ACCEPTED', symbols: ['failures/h', 'failures/hr'], names: ['failure per hour'] },
    { id: 'per-year', rank: 'science', source: 'UNECE20', symbols: ['failures/yr'], names: ['failure per year'] },
    { id: 'cycle-per-second', is: '1 hertz', rank: 'rare', source: 'ROWLETT', symbols: ['c/s', 'cps'], note: 'the hertz, old' },
    { id: 'rotation-per-second', is: '1 hertz', rank: 'trade', source: 'ISO80000_3', symbols: ['r/s', 'rev/s', 'revolution-per-second', 'rps'], names: ['revolution per second'], note: 'rotational frequency' },
    { id: 'rotation-per-minute', is: '1/60 hertz', rank: 'everyday', source: 'ISO80000_3', symbols: ['r.p.m', 'r/min', 'rev/min', 'revolution-per-minute', 'RPM', 'rpm'], names: ['revolution per minute'], note: 'rotational frequency' },
    { id: 'beat-per-minute', symbol: 'bpm', is: '1/60 hertz', rank: 'everyday', source: 'UNECE20', note: 'heart and music' },
    { id: 'count-per-minute', symbol: 'cpm', is: '1/60 hertz', rank: 'trade', source: 'COUNTS', note: 'counters of radiation' },
    { id: 'frame-per-second', is: '1 hertz', rank: 'everyday', source: 'XNA', symbols: ['FPS', 'fps'], note: 'film and video' },
    { id: 'baud', symbol: 'Bd', is: '1 per-second', rank: 'trade', source: 'IEC80000_13', plural: 'baud', si: ['mega', 'kilo'], common: ['kilo'], symbols: ['baud'], names: ['symbol per second'], note: 'signal elements, each of which may carry more than one bit' },
    { id: 'sample-per-second', symbol: 'S/s', is: '1 hertz', rank: 'trade', source: 'NI_SAMPLES', si: ['giga', 'mega', 'kilo'], common: ['mega', 'kilo'], symbols: ['Sa/s', 'samples/s', 'samples/sec', 'SPS', 'sps'], note: 'digital sound and measuring' },
    { id: 'io-operation-per-second', symbol: 'IOPS', is: '1 hertz', rank: 'trade', source: 'AWS_IOPS', name: 'input or output operation per second', si: ['mega', 'kilo'], note: 'disks; how much each moves is not said' },
    { id: 'failure-in-time', symbol: 'FIT', is: '1e-9 per-hour', rank: 'science', source: 'UNECE20', name: 'failure in a billion hours', plural: 'failures in a billion hours' },
  ],
} as const satisfies QuantityRows;
