import type { Quantity } from '../core/quantity.ts';

export const acousticImpedance = {
  id: 'acoustic-impedance',
  name: 'Acoustic impedance',
  dimension: 'M L^-4 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'pascal-second-per-cubic-meter', source: 'SI9' },
    { id: 'acoustic-ohm', is: '1e5 pascal-second-per-cubic-meter', source: 'ANSI_S1_1', note: 'CGS, 1 dyn·s/cm⁵' },
  ],
} as const satisfies Quantity;
