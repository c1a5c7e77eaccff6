import type { QuantityRows } from '../../model/quantity.ts';

export const typewidth = {
  id: 'typewidth',
  name: 'Type width',
  dimension: 'E',
  // oxfmt-ignore
  units: [
    { id: 'em', symbol: 'em', rank: 'everyday', source: 'CLDR', names: ['em quad', 'typographic em'], note: 'the size of the type, whatever that is' },
    { id: 'en', symbol: 'en', is: '1/2 em', rank: 'everyday', source: 'UNICODE', names: ['en quad'] },
  ],
} as const satisfies QuantityRows;
