import type { Quantity } from '../core/quantity.ts';

export const molarEnergy = {
  id: 'molar-energy',
  name: 'Molar energy',
  dimension: 'M L^2 T^-2 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-mole', source: 'SI9' },
    { id: 'kilojoule-per-mole', source: 'SI9' },
    { id: 'calorie-per-mole', source: 'SP811' },
    { id: 'kilocalorie-per-mole', source: 'SP811' },
    { id: 'electronvolt-per-item', source: 'SI9', name: 'electronvolt per entity' },
  ],
} as const satisfies Quantity;
