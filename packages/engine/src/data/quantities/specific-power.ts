import type { QuantityRows } from '../../model/quantity.ts';

export const specificPower = {
  id: 'specific-power',
  name: 'Power per mass',
  dimension: 'L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-kilogram', rank: 'science', source: 'SI9_DERIVED', si: ['kilo'] },
    { id: 'horsepower-per-pound', rank: 'rare', source: 'SP811' },
    { id: 'metabolic-equivalent', symbol: 'MET', is: '1 kilocalorie-per-kilogram-hour', rank: 'science', source: 'MET_TASK', status: 'conventional', symbols: ['METs'], names: ['metabolic equivalent of task'], note: 'of a person at rest' },
  ],
} as const satisfies QuantityRows;
