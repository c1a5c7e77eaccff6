import type { Quantity } from '../core/quantity.ts';

export const fluence = {
  id: 'fluence',
  name: 'Particle fluence',
  dimension: 'L^-2',
  // oxfmt-ignore
  units: [
    { id: 'per-square-meter', symbol: 'm⁻²', source: 'ISO80000_10', name: 'reciprocal square meter', names: ['particle per square meter'] },
    { id: 'per-square-centimeter', symbol: 'cm⁻²', source: 'ISO80000_10', name: 'reciprocal square centimeter', names: ['particle per square centimeter'] },
    { id: 'per-square-millimeter', symbol: 'mm⁻²', source: 'ISO80000_10', name: 'reciprocal square millimeter', names: ['particle per square millimeter'] },
  ],
} as const satisfies Quantity;
