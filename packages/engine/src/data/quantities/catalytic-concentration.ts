import type { QuantityRows } from '../../model/quantity.ts';

export const catalyticConcentration = {
  id: 'catalytic-concentration',
  name: 'Catalytic activity concentration',
  dimension: 'L^-3 T^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'katal-per-cubic-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'katal-per-liter', rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'enzyme-unit-per-liter', rank: 'trade', source: 'IUB1978' },
  ],
} as const satisfies QuantityRows;
