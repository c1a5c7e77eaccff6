import type { Quantity } from '../core/quantity.ts';

export const fluenceRate = {
  id: 'fluence-rate',
  name: 'Particle fluence rate',
  dimension: 'L^-2 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'per-square-meter-second', symbol: 'm⁻²·s⁻¹', source: 'ISO80000_10', name: 'reciprocal square meter per second', names: ['particle per square meter second'] },
    { id: 'per-square-centimeter-second', symbol: 'cm⁻²·s⁻¹', source: 'ISO80000_10', name: 'reciprocal square centimeter per second', names: ['particle per square centimeter second'], note: 'also the luminosity of a collider' },
  ],
} as const satisfies Quantity;
