import type { Quantity } from '../core/quantity.ts';

export const jerk = {
  id: 'jerk',
  name: 'Jerk',
  dimension: 'L T^-3',
  // oxfmt-ignore
  units: [
    { id: 'meter-per-cubic-second', source: 'SI9' },
    { id: 'foot-per-cubic-second', source: 'SP811' },
    { id: 'g-force-per-second', source: 'CGPM1901', name: 'standard gravity per second', plural: 'standard gravities per second' },
  ],
} as const satisfies Quantity;
