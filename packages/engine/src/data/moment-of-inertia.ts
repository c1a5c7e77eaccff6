import type { Quantity } from '../core/quantity.ts';

export const momentOfInertia = {
  id: 'moment-of-inertia',
  name: 'Moment of inertia',
  dimension: 'M L^2',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-square-meter', source: 'SI9', symbols: ['kg m^2', 'kg-m^2', 'kgm^2', 'kg m2', 'kg-m2', 'kgm2'] },
    { id: 'kilogram-square-centimeter', source: 'SI9', symbols: ['kg cm^2', 'kg-cm^2', 'kgcm^2', 'kg cm2', 'kg-cm2', 'kgcm2'] },
    { id: 'gram-square-centimeter', source: 'SI8' },
    { id: 'pound-square-foot', source: 'SP811', symbols: ['lb ft^2', 'lb-ft^2', 'lb ft2', 'lb-ft2'], names: ['pound foot squared'] },
    { id: 'pound-square-inch', source: 'SP811', symbols: ['lb in^2', 'lb-in^2', 'lb in2', 'lb-in2'], names: ['pound inch squared'] },
    { id: 'ounce-square-inch', source: 'SP811', symbols: ['oz in^2', 'oz-in^2', 'oz in2', 'oz-in2'], names: ['ounce inch squared'] },
    { id: 'slug-square-foot', source: 'SP811' },
    { id: 'kilogram-force-meter-square-second', source: 'CGPM1901', name: 'kilogram-force meter square second' },
    { id: 'pound-force-foot-square-second', source: 'SP811', name: 'pound-force foot square second', symbols: ['lb ft s^2', 'lb-ft-s^2', 'lb ft s2', 'lb-ft-s2'] },
    { id: 'pound-force-inch-square-second', source: 'SP811', name: 'pound-force inch square second', symbols: ['lb in s^2', 'lb-in-s^2', 'lb in s2', 'lb-in-s2'] },
    { id: 'ounce-force-inch-square-second', source: 'SP811', name: 'ounce-force inch square second', symbols: ['oz in s^2', 'oz-in-s^2', 'oz in s2', 'oz-in-s2'] },
    { id: 'dalton-square-angstrom', source: 'CODATA2022', status: 'measured', note: 'molecules' },
  ],
} as const satisfies Quantity;
