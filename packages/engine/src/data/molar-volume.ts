import type { Quantity } from '../core/quantity.ts';

export const molarVolume = {
  id: 'molar-volume',
  name: 'Molar volume',
  dimension: 'L^3 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'cubic-meter-per-mole', source: 'SI9' },
    { id: 'cubic-meter-per-kilomole', source: 'SI9' },
    { id: 'liter-per-mole', source: 'SI9' },
    { id: 'cubic-centimeter-per-mole', source: 'SI9' },
    { id: 'cubic-foot-per-pound-mole', source: 'SP811' },
  ],
} as const satisfies Quantity;
