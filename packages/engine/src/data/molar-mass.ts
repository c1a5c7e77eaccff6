import type { Quantity } from '../core/quantity.ts';

export const molarMass = {
  id: 'molar-mass',
  name: 'Molar mass',
  dimension: 'M N^-1',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-mole', source: 'SI9' },
    { id: 'gram-per-mole', source: 'SI9' },
    { id: 'kilogram-per-kilomole', source: 'SI9' },
    { id: 'pound-per-pound-mole', source: 'SP811' },
  ],
} as const satisfies Quantity;
