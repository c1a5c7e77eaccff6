import type { QuantityRows } from '../../model/quantity.ts';

export const musicalInterval = {
  id: 'musical-interval',
  name: 'Musical interval',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'frequency-ratio', rank: 'science', source: 'IEC60050_801' },
    { id: 'octave', symbol: 'oct', is: '1 frequency-ratio', log: { base: 2, per: '1' }, rank: 'trade', source: 'IEC60050_801' },
    { id: 'whole-tone', is: '1 frequency-ratio', log: { base: 2, per: '6' }, rank: 'trade', source: 'IEC60050_801', names: ['equal-tempered tone', 'whole step'], note: 'equal temperament' },
    { id: 'semitone', is: '1 frequency-ratio', log: { base: 2, per: '12' }, rank: 'trade', source: 'IEC60050_801', names: ['half step', 'half tone'], note: 'equal temperament' },
    { id: 'quarter-tone', is: '1 frequency-ratio', log: { base: 2, per: '24' }, rank: 'science', source: 'IEC60050_801' },
    { id: 'cent', symbol: '¢', is: '1 frequency-ratio', log: { base: 2, per: '1200' }, rank: 'trade', source: 'IEC60050_801' },
    { id: 'savart', is: '1 frequency-ratio', log: { base: 10, per: '1000' }, rank: 'rare', source: 'IEC60050_801', note: 'an octave is about 301 savarts' },
    { id: 'frequency-decade', is: '1 frequency-ratio', log: { base: 10, per: '1' }, rank: 'science', source: 'IEC60050_801', names: ['decade'] },
  ],
} as const satisfies QuantityRows;
