import type { QuantityRows } from '../../model/quantity.ts';

export const telephoneTraffic = {
  id: 'telephone-traffic',
  name: 'Telephone traffic',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'erlang', symbol: 'Erl', rank: 'science', source: 'UNECE20', note: 'one line in use without a break' },
    { id: 'hundred-call-seconds', symbol: 'CCS', is: '1/36 erlang', rank: 'science', source: 'CALL_SECOND', name: 'hundred call seconds per hour', plural: 'hundred call seconds per hour', note: 'a line in use for a hundred seconds of an hour' },
  ],
} as const satisfies QuantityRows;
