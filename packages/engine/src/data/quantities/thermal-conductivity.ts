import type { QuantityRows } from '../../model/quantity.ts';

export const thermalConductivity = {
  id: 'thermal-conductivity',
  name: 'Thermal conductivity',
  dimension: 'M L T^-3 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-meter-kelvin', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'kilocalorie-per-hour-meter-celsius', rank: 'science', source: 'SP811', name: 'kilocalorie per hour meter degree Celsius', note: 'of thermochemical calories, as kcal is read; UN/ECE code K52 has those of the International Table, 1.163 W/(m·K)' },
    { id: 'calorie-per-second-centimeter-celsius', rank: 'science', source: 'SP811', name: 'calorie per second centimeter degree Celsius' },
    { id: 'british-thermal-unit-it-per-hour-foot-fahrenheit', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) per hour foot degree Fahrenheit' },
    { id: 'british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) inch per hour square foot degree Fahrenheit', plural: 'British thermal unit (IT) inches per hour square foot degree Fahrenheit', note: 'k-value of insulation, United States' },
  ],
} as const satisfies QuantityRows;
