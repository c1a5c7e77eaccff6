import type { QuantityRows } from '../../model/quantity.ts';

export const specificHeatCapacity = {
  id: 'specific-heat-capacity',
  name: 'Specific heat capacity',
  dimension: 'L^2 T^-2 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kilogram-kelvin', rank: 'science', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'joule-per-gram-celsius', rank: 'science', source: 'SI9_DERIVED', name: 'joule per gram degree Celsius' },
    { id: 'calorie-per-gram-celsius', rank: 'science', source: 'SP811', name: 'calorie per gram degree Celsius' },
    { id: 'british-thermal-unit-it-per-pound-fahrenheit', rank: 'science', source: 'SP811', name: 'British thermal unit (IT) per pound degree Fahrenheit' },
  ],
} as const satisfies QuantityRows;
