import type { QuantityRows } from '../../model/quantity.ts';

export const activityConcentration = {
  id: 'activity-concentration',
  name: 'Activity concentration',
  dimension: 'L^-3 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'becquerel-per-cubic-meter', rank: 'science', source: 'ISO80000_10', note: 'radon in air' },
    { id: 'becquerel-per-liter', rank: 'science', source: 'ISO80000_10', note: 'water and milk' },
    { id: 'curie-per-liter', rank: 'science', source: 'CGPM12', si: ['pico'], note: 'radon, United States' },
  ],
} as const satisfies QuantityRows;
