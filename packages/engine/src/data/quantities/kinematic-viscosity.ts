import type { QuantityRows } from '../../model/quantity.ts';

export const kinematicViscosity = {
  id: 'kinematic-viscosity',
  name: 'Kinematic viscosity',
  dimension: 'L^2 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'square-meter-per-second', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'square-millimeter-per-second', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'stokes', symbol: 'St', is: '1 square-centimeter-per-second', rank: 'trade', source: 'SI8', plural: 'stokes', si: ['centi', 'milli'], common: ['centi'], note: 'CGS unit' },
    { id: 'square-foot-per-second', rank: 'science', source: 'SP811' },
  ],
} as const satisfies QuantityRows;
