import type { Quantity } from '../core/quantity.ts';

export const angularAcceleration = {
  id: 'angular-acceleration',
  name: 'Angular acceleration',
  dimension: 'T^-2',
  // oxfmt-ignore
  units: [
    { id: 'radian-per-square-second', source: 'SI9', names: ['radian per second squared'] },
    { id: 'degree-per-square-second', source: 'SI9', names: ['degree per second squared'] },
    { id: 'revolution-per-square-second', source: 'ISO80000_3', names: ['revolution per second squared'] },
    { id: 'revolution-per-square-minute', source: 'ISO80000_3', names: ['revolution per minute squared'] },
    { id: 'revolution-per-minute-second', source: 'ISO80000_3', symbols: ['rpm/s', 'RPM/s'], names: ['revolution per minute per second'] },
  ],
} as const satisfies Quantity;
