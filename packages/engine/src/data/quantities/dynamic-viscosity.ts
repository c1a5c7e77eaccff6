import type { QuantityRows } from '../../model/quantity.ts';

export const dynamicViscosity = {
  id: 'dynamic-viscosity',
  name: 'Dynamic viscosity',
  dimension: 'M L^-1 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'pascal-second', symbol: 'Pa·s', rank: 'trade', source: 'SI9_DERIVED', si: ['milli'], common: ['milli'], symbols: ['Pas', 'Pl'], names: ['poiseuille'] },
    { id: 'poise', symbol: 'P', is: '1 dyne-second-per-square-centimeter', rank: 'trade', source: 'SI8', si: ['centi', 'milli', 'micro'], common: ['centi'], note: 'CGS unit' },
    { id: 'pound-force-second-per-square-foot', rank: 'science', source: 'SP811', name: 'pound-force second per square foot' },
    { id: 'reyn', symbol: 'reyn', is: '1 pound-force-second-per-square-inch', rank: 'rare', source: 'SIZES_REYN', si: ['micro'], names: ['pound-force second per square inch'], note: 'after Osborne Reynolds; lubrication' },
    { id: 'pound-per-foot-second', rank: 'science', source: 'SP811' },
  ],
} as const satisfies QuantityRows;
