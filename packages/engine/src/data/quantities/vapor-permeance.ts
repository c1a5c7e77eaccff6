import type { QuantityRows } from '../../model/quantity.ts';

export const vaporPermeance = {
  id: 'vapor-permeance',
  name: 'Water vapor permeance',
  dimension: 'L^-1 T',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-pascal-second-square-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'perm', is: '1 grain-per-hour-square-foot-inch-ofhg', rank: 'trade', source: 'SP811', status: 'conventional', names: ['US perm'], note: 'building, North America; by the conventional inch of mercury' },
    { id: 'perm-0-celsius', is: '5.72135e-11 kilogram-per-pascal-second-square-meter', rank: 'science', source: 'SP811', status: 'measured', name: 'perm (0 °C)' },
    { id: 'perm-23-celsius', is: '5.74525e-11 kilogram-per-pascal-second-square-meter', rank: 'science', source: 'SP811', status: 'measured', name: 'perm (23 °C)' },
    { id: 'perm-metric', is: '1 gram-per-day-square-meter-millimeter-ofhg', rank: 'science', source: 'PERM_UNIT', status: 'conventional', name: 'metric perm', note: 'building; grams in a day' },
  ],
} as const satisfies QuantityRows;
