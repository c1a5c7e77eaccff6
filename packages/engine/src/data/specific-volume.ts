import type { Quantity } from '../core/quantity.ts';

export const specificVolume = {
  id: 'specific-volume',
  name: 'Specific volume',
  dimension: 'M^-1 L^3',
  // oxfmt-ignore
  units: [
    { id: 'cubic-meter-per-kilogram', source: 'SI9' },
    { id: 'liter-per-kilogram', source: 'SI9' },
    { id: 'milliliter-per-gram', source: 'SI9' },
    { id: 'cubic-centimeter-per-gram', source: 'SI9' },
    { id: 'cubic-foot-per-pound', source: 'SP811' },
    { id: 'cubic-inch-per-pound', source: 'SP811' },
    { id: 'gallon-per-pound', source: 'SP811', note: 'US gallon' },
  ],
} as const satisfies Quantity;
