import type { QuantityRows } from '../../model/quantity.ts';

export const loudness = {
  id: 'loudness',
  name: 'Loudness',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'sone', symbol: 'sone', rank: 'science', source: 'ISO532', note: 'as loud as a tone of 1 kHz of 40 dB sound pressure level' },
    { id: 'phon', symbol: 'phon', is: '1/16 sone', log: { base: 2, per: '10', quiet: true }, rank: 'science', source: 'ISO532', note: 'loudness level; from 40 phon upwards 10 phon more sound twice as loud, below them less is enough' },
  ],
} as const satisfies QuantityRows;
