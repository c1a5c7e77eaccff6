import type { QuantityRows } from '../../model/quantity.ts';

export const activity = {
  id: 'activity',
  name: 'Radioactivity',
  dimension: 'T^-1',
  // oxfmt-ignore
  units: [
    { id: 'becquerel', symbol: 'Bq', is: '1 per-second', rank: 'science', source: 'SI9_NAMED', si: ['tera', 'giga', 'mega', 'kilo', 'milli'], common: ['giga', 'mega', 'kilo'], names: ['decay per second', 'disintegration per second'] },
    { id: 'curie', symbol: 'Ci', is: '3.7e10 becquerel', rank: 'science', source: 'CGPM12', si: ['mega', 'kilo', 'milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro'], note: 'about the activity of a gram of radium' },
    { id: 'rutherford', symbol: 'Rd', is: '1e6 becquerel', rank: 'rare', source: 'CONDON1946', si: [], note: 'United States, from 1946' },
    { id: 'disintegration-per-minute', symbol: 'dpm', is: '1 per-minute', rank: 'science', source: 'COUNTS', names: ['decay per minute'] },
  ],
} as const satisfies QuantityRows;
