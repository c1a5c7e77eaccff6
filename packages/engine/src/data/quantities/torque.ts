import type { QuantityRows } from '../../model/quantity.ts';

export const torque = {
  id: 'torque',
  name: 'Torque',
  dimension: 'M L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'newton-meter', symbol: 'N·m', rank: 'everyday', source: 'SI9_DERIVED', si: ['mega', 'kilo', 'milli'], common: ['kilo'], symbols: ['Nm'] },
    { id: 'newton-centimeter', rank: 'trade', source: 'SI9_DERIVED', symbols: ['Ncm'] },
    { id: 'newton-millimeter', rank: 'trade', source: 'SI9_DERIVED', si: [], symbols: ['Nmm'] },
    { id: 'kilogram-force-meter', rank: 'trade', source: 'CGPM1901', name: 'kilogram-force meter', symbols: ['kg*m', 'kgfm', 'kgm', 'kg·m', 'mkgf', 'mkp'], names: ['kilopond meter', 'meter-kilogram-force'] },
    { id: 'kilogram-force-centimeter', rank: 'trade', source: 'CGPM1901', name: 'kilogram-force centimeter', symbols: ['kg cm', 'kg*cm', 'kg-cm', 'kgcm', 'kgfcm', 'kg·cm'], names: ['kilopond centimeter'] },
    { id: 'gram-force-centimeter', rank: 'trade', source: 'CGPM1901', name: 'gram-force centimeter', symbols: ['g*cm', 'gfcm', 'g·cm'], names: ['pond centimeter'] },
    { id: 'dyne-centimeter', rank: 'science', source: 'SI8' },
    { id: 'pound-force-foot', rank: 'everyday', source: 'SP811', name: 'pound-force foot', symbols: ['ft*lb', 'ft·lb', 'ft·lbs', 'lb*ft', 'lb·ft'], names: ['foot pound', 'foot-pound-force', 'ft lb', 'ft lbs', 'lb ft', 'pound foot'] },
    { id: 'pound-force-inch', rank: 'trade', source: 'SP811', name: 'pound-force inch', symbols: ['in*lb', 'in·lb', 'in·lbs', 'lb*in', 'lb·in'], names: ['in lb', 'in lbs', 'inch pound', 'inch-pound-force', 'lb in', 'pound inch'] },
    { id: 'ounce-force-inch', rank: 'trade', source: 'SP811', name: 'ounce-force inch', symbols: ['in·oz', 'oz*in', 'oz·in'], names: ['in oz', 'inch ounce', 'inch-ounce-force', 'ounce inch', 'oz in'] },
    { id: 'ounce-force-foot', rank: 'trade', source: 'SP811', name: 'ounce-force foot', symbols: ['oz*ft', 'oz·ft'], names: ['ounce foot'] },
    { id: 'poundal-foot', rank: 'rare', source: 'SP811' },
  ],
} as const satisfies QuantityRows;
