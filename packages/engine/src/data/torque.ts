import type { Quantity } from '../core/quantity.ts';

export const torque = {
  id: 'torque',
  name: 'Torque',
  dimension: 'M L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'newton-meter', symbol: 'N·m', source: 'SI9', symbols: ['Nm'], si: ['mega', 'kilo', 'milli'] },
    { id: 'newton-centimeter', source: 'SI9', symbols: ['Ncm'] },
    { id: 'newton-millimeter', source: 'SI9', symbols: ['Nmm'] },
    { id: 'kilogram-force-meter', source: 'CGPM1901', name: 'kilogram-force meter', symbols: ['kgfm', 'kgm', 'kg·m', 'kg*m', 'mkgf', 'mkp'], names: ['kilopond meter', 'meter-kilogram-force'] },
    { id: 'kilogram-force-centimeter', source: 'CGPM1901', name: 'kilogram-force centimeter', symbols: ['kgfcm', 'kgcm', 'kg·cm', 'kg*cm', 'kg-cm', 'kg cm'], names: ['kilopond centimeter'] },
    { id: 'gram-force-centimeter', source: 'CGPM1901', name: 'gram-force centimeter', symbols: ['gfcm'], names: ['pond centimeter'] },
    { id: 'dyne-centimeter', source: 'SI8' },
    { id: 'pound-force-foot', source: 'SP811', name: 'pound-force foot', symbols: ['lb·ft', 'lb*ft', 'ft·lb', 'ft*lb', 'ft·lbs'], names: ['pound foot', 'lb ft', 'lbs ft', 'foot-pound-force', 'foot pound', 'ft lb', 'ft lbs'] },
    { id: 'pound-force-inch', source: 'SP811', name: 'pound-force inch', symbols: ['lb·in', 'lb*in', 'in·lb', 'in*lb', 'in·lbs'], names: ['pound inch', 'lb in', 'lbs in', 'inch-pound-force', 'inch pound', 'in lb', 'in lbs'] },
    { id: 'ounce-force-inch', source: 'SP811', name: 'ounce-force inch', symbols: ['oz·in', 'oz*in', 'in·oz'], names: ['ounce inch', 'inch ounce', 'inch-ounce-force', 'oz in', 'in oz'] },
    { id: 'ounce-force-foot', source: 'SP811', name: 'ounce-force foot', symbols: ['oz·ft', 'oz*ft'], names: ['ounce foot', 'oz ft'] },
    { id: 'poundal-foot', source: 'SP811' },
  ],
} as const satisfies Quantity;
