import type { Quantity } from '../core/quantity.ts';

export const dynamicViscosity = {
  id: 'dynamic-viscosity',
  name: 'Dynamic viscosity',
  dimension: 'M L^-1 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'pascal-second', symbol: 'Pa·s', source: 'SI9', si: ['milli'], symbols: ['Pas', 'Pl'], names: ['poiseuille'] },
    { id: 'poise', symbol: 'P', is: '1 dyne-second-per-square-centimeter', source: 'SI8', si: ['centi', 'milli', 'micro'], note: 'CGS unit' },
    { id: 'pound-force-second-per-square-foot', source: 'SP811', name: 'pound-force second per square foot' },
    { id: 'reyn', symbol: 'reyn', is: '1 pound-force-second-per-square-inch', source: 'SP811', si: ['micro'], names: ['pound-force second per square inch'], note: 'after Osborne Reynolds; lubrication' },
    { id: 'pound-per-foot-second', source: 'SP811' },
  ],
} as const satisfies Quantity;
