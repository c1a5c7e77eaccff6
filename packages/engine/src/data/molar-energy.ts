import type { Quantity } from '../core/quantity.ts';

export const molarEnergy = {
  id: 'molar-energy',
  name: 'Molar energy',
  dimension: 'M L^2 T^-2 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-mole', source: 'SI9', si: ['kilo'] },
    { id: 'calorie-per-mole', source: 'SP811', si: ['kilo'] },
    { id: 'electronvolt-per-item', source: 'SI9', name: 'electronvolt per entity' },
  ],
} as const satisfies Quantity;
