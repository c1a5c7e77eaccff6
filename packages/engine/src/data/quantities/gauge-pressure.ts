import type { QuantityRows } from '../../model/quantity.ts';

/**
 * Pressures above that of the surrounding air. Among them the air cancels; they do not convert to absolute pressure,
 * because that needs the air's pressure.
 */
export const gaugePressure = {
  id: 'gauge-pressure',
  name: 'Gauge pressure',
  dimension: 'M L^-1 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'pascal-gauge', symbol: 'Pa(g)', is: '1 pascal', rank: 'trade', source: 'SI9_NAMED', plural: 'pascals gauge', si: ['mega', 'kilo', 'hecto'], common: ['mega', 'kilo'], symbols: ['Pa (gauge)', 'Pa g', 'Pa gauge', 'Pa(gauge)', 'Pag'], note: 'above the pressure of the air outside' },
    { id: 'bar-gauge', symbol: 'bar(g)', is: '1 bar', rank: 'trade', source: 'SI8', plural: 'bars gauge', si: ['milli'], common: ['milli'], symbols: ['bar (gauge)', 'bar g', 'bar(gauge)', 'barg'], note: 'above the pressure of the air outside' },
    { id: 'psi-gauge', symbol: 'psig', is: '1 pound-force-per-square-inch', rank: 'trade', source: 'SP811', name: 'pound-force per square inch gauge', symbols: ['p.s.i.g', 'psi (gauge)', 'psi g', 'psi(g)', 'psi(gauge)'], names: ['pound per square inch gauge'], note: 'above the pressure of the air outside' },
    { id: 'kilogram-force-per-square-centimeter-gauge', symbol: 'kgf/cm²(g)', is: '1 kilogram-force-per-square-centimeter', rank: 'trade', source: 'CGPM1901', name: 'kilogram-force per square centimeter gauge', symbols: ['kg/cm2 g', 'kg/cm2(g)', 'kg/cm2g', 'kg/cm² g', 'kg/cm²(g)', 'kg/cm²g', 'kgf/cm2 g', 'kgf/cm2(g)', 'kgf/cm2g', 'kgf/cm² g', 'kgf/cm²g'], names: ['kilogram per square centimeter gauge'], note: 'above the pressure of the air outside' },
    { id: 'inch-ofhg-gauge', symbol: 'inHg(g)', is: '1 inch-ofhg', rank: 'rare', source: 'SP811', status: 'conventional', name: 'inch of mercury gauge', symbols: ['inHg g', 'inHgg'], names: ['inHg gauge'], note: 'above the pressure of the air outside' },
    { id: 'millimeter-ofhg-gauge', symbol: 'mmHg(g)', is: '1 millimeter-ofhg', rank: 'rare', source: 'SP811', status: 'conventional', name: 'millimeter of mercury gauge', symbols: ['mmHg g', 'mmHgg'], names: ['mmHg gauge'], note: 'above the pressure of the air outside' },
  ],
} as const satisfies QuantityRows;
