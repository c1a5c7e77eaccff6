import type { Quantity } from '../core/quantity.ts';

export const specificHeatCapacity = {
  id: 'specific-heat-capacity',
  name: 'Specific heat capacity',
  dimension: 'L^2 T^-2 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kilogram-kelvin', source: 'SI9' },
    { id: 'kilojoule-per-kilogram-kelvin', source: 'SI9' },
    { id: 'joule-per-gram-kelvin', source: 'SI9' },
    { id: 'joule-per-kilogram-celsius', source: 'SI9', name: 'joule per kilogram degree Celsius' },
    { id: 'joule-per-gram-celsius', source: 'SI9', name: 'joule per gram degree Celsius' },
    { id: 'calorie-per-gram-celsius', source: 'SP811', name: 'calorie per gram degree Celsius' },
    { id: 'calorie-it-per-gram-celsius', source: 'SP811', name: 'calorie (IT) per gram degree Celsius' },
    { id: 'kilocalorie-per-kilogram-celsius', source: 'SP811', name: 'kilocalorie per kilogram degree Celsius' },
    { id: 'british-thermal-unit-it-per-pound-fahrenheit', source: 'SP811', name: 'British thermal unit (IT) per pound degree Fahrenheit' },
    { id: 'british-thermal-unit-per-pound-fahrenheit', source: 'SP811', name: 'British thermal unit (thermochemical) per pound degree Fahrenheit' },
    { id: 'foot-pound-force-per-pound-rankine', source: 'SP811', name: 'foot pound-force per pound degree Rankine', plural: 'foot pounds-force per pound degree Rankine' },
  ],
} as const satisfies Quantity;
