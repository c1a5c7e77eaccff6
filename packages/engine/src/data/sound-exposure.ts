import type { Quantity } from '../core/quantity.ts';

export const soundExposure = {
  id: 'sound-exposure',
  name: 'Sound exposure',
  dimension: 'M^2 L^-2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'pascal-squared-second', symbol: 'Pa²·s', is: '1 second-square-pascal', source: 'ISO80000_8' },
    { id: 'pascal-squared-hour', symbol: 'Pa²·h', is: '1 hour-square-pascal', source: 'ISO80000_8', note: 'noise at work' },
  ],
} as const satisfies Quantity;
