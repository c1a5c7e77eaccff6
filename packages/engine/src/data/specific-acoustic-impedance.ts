import type { Quantity } from '../core/quantity.ts';

export const specificAcousticImpedance = {
  id: 'specific-acoustic-impedance',
  name: 'Specific acoustic impedance',
  dimension: 'M L^-2 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'pascal-second-per-meter', source: 'SI9' },
    { id: 'newton-second-per-cubic-meter', source: 'SI9' },
    { id: 'rayl', symbol: 'rayl', is: '1 pascal-second-per-meter', source: 'ANSI_S1_1', si: ['mega', 'kilo'], note: 'MKS; the CGS rayl is ten times as much' },
    { id: 'rayl-cgs', is: '1 dyne-second-per-cubic-centimeter', source: 'ANSI_S1_1', name: 'CGS rayl', names: ['specific acoustic ohm'] },
  ],
} as const satisfies Quantity;
