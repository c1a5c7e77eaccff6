import type { Quantity } from '../core/quantity.ts';

export const activity = {
  id: 'activity',
  name: 'Radioactivity',
  dimension: 'T^-1',
  // oxfmt-ignore
  units: [
    { id: 'becquerel', symbol: 'Bq', is: '1 per-second', source: 'SI9', si: ['tera', 'giga', 'mega', 'kilo', 'milli'], names: ['decay per second', 'disintegration per second'] },
    { id: 'curie', symbol: 'Ci', is: '3.7e10 becquerel', source: 'CGPM12', plural: 'curies', si: ['mega', 'kilo', 'milli', 'micro', 'nano', 'pico'], note: 'about the activity of a gram of radium' },
    { id: 'rutherford', symbol: 'Rd', is: '1e6 becquerel', source: 'CONDON1946', note: 'United States, from 1946' },
    { id: 'disintegration-per-minute', symbol: 'dpm', is: '1 per-minute', source: 'ISO80000_10', names: ['decay per minute'] },
  ],
} as const satisfies Quantity;
