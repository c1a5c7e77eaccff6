import type { Quantity } from '../core/quantity.ts';

export const heatTransferCoefficient = {
  id: 'heat-transfer-coefficient',
  name: 'Heat transfer coefficient',
  dimension: 'M T^-3 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-square-meter-kelvin', source: 'SI9' },
    { id: 'watt-per-square-meter-celsius', source: 'SI9', name: 'watt per square meter degree Celsius' },
    { id: 'watt-per-square-centimeter-kelvin', source: 'SI9' },
    { id: 'kilocalorie-per-hour-square-meter-celsius', source: 'SP811', name: 'kilocalorie per hour square meter degree Celsius' },
    { id: 'calorie-per-second-square-centimeter-celsius', source: 'SP811', name: 'calorie per second square centimeter degree Celsius' },
    { id: 'british-thermal-unit-it-per-hour-square-foot-fahrenheit', source: 'SP811', name: 'British thermal unit (IT) per hour square foot degree Fahrenheit', names: ['US U-factor'] },
    { id: 'british-thermal-unit-it-per-second-square-foot-fahrenheit', source: 'SP811', name: 'British thermal unit (IT) per second square foot degree Fahrenheit' },
    { id: 'british-thermal-unit-per-hour-square-foot-fahrenheit', source: 'SP811', name: 'British thermal unit (thermochemical) per hour square foot degree Fahrenheit' },
  ],
} as const satisfies Quantity;
