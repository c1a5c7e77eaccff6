import type { QuantityRows } from '../../model/quantity.ts';

export const filmSpeed = {
  id: 'film-speed',
  name: 'Film speed',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'iso-speed', symbol: 'ISO', rank: 'everyday', source: 'FILM_SPEED', name: 'ISO arithmetic speed', plural: 'ISO arithmetic speed', symbols: ['ASA'], note: 'twice the number needs half the light' },
    { id: 'din-speed', symbol: 'DIN', is: '0.794328234724281502065918 iso-speed', log: { base: 10, per: '10' }, rank: 'science', source: 'FILM_SPEED', name: 'ISO logarithmic speed', plural: 'ISO logarithmic speed', note: 'ISO 100 is 21°; scales round to thirds of a stop' },
  ],
} as const satisfies QuantityRows;
