import type { Quantity } from '../core/quantity.ts';

export const radiance = {
  id: 'radiance',
  name: 'Radiance',
  dimension: 'M T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-square-meter-steradian', source: 'SI9' },
    { id: 'milliwatt-per-square-meter-steradian', source: 'SI9' },
    { id: 'watt-per-square-centimeter-steradian', source: 'SI9' },
    { id: 'microwatt-per-square-centimeter-steradian', source: 'SI9' },
  ],
} as const satisfies Quantity;
