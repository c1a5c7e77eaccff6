import type { Quantity } from '../core/quantity.ts';

export const surfaceTension = {
  id: 'surface-tension',
  name: 'Surface tension and stiffness',
  dimension: 'M T^-2',
  // oxfmt-ignore
  units: [
    { id: 'newton-per-meter', source: 'SI9' },
    { id: 'millinewton-per-meter', source: 'SI9' },
    { id: 'kilonewton-per-meter', source: 'SI9' },
    { id: 'newton-per-millimeter', source: 'SI9' },
    { id: 'dyne-per-centimeter', source: 'SI8' },
    { id: 'gram-force-per-centimeter', source: 'CGPM1901', name: 'gram-force per centimeter', plural: 'grams-force per centimeter' },
    { id: 'kilogram-force-per-meter', source: 'CGPM1901', name: 'kilogram-force per meter', plural: 'kilograms-force per meter' },
    { id: 'kilogram-force-per-millimeter', source: 'CGPM1901', name: 'kilogram-force per millimeter', plural: 'kilograms-force per millimeter' },
    { id: 'pound-force-per-inch', source: 'SP811', name: 'pound-force per inch', plural: 'pounds-force per inch', symbols: ['pli', 'lb/in'] },
    { id: 'pound-force-per-foot', source: 'SP811', name: 'pound-force per foot', plural: 'pounds-force per foot', symbols: ['plf'] },
    { id: 'kip-per-foot', source: 'SP811', symbols: ['klf'] },
    { id: 'poundal-per-inch', source: 'SP811' },
  ],
} as const satisfies Quantity;
