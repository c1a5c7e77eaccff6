import type { Quantity } from '../core/quantity.ts';

export const molality = {
  id: 'molality',
  name: 'Molality',
  dimension: 'M^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-kilogram', source: 'SI9', names: ['molal', 'molality'] },
    { id: 'millimole-per-kilogram', source: 'SI9', names: ['millimolal'] },
    { id: 'micromole-per-kilogram', source: 'SI9', names: ['micromolal'] },
  ],
} as const satisfies Quantity;
