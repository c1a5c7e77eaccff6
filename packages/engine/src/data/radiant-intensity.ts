import type { Quantity } from '../core/quantity.ts';

export const radiantIntensity = {
  id: 'radiant-intensity',
  name: 'Radiant intensity',
  dimension: 'M L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-steradian', source: 'SI9' },
    { id: 'milliwatt-per-steradian', source: 'SI9' },
    { id: 'microwatt-per-steradian', source: 'SI9' },
    { id: 'kilowatt-per-steradian', source: 'SI9' },
  ],
} as const satisfies Quantity;
