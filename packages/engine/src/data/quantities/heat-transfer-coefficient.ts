import type { QuantityRows } from '../../model/quantity.ts';

export const heatTransferCoefficient = {
  id: 'heat-transfer-coefficient',
  name: 'Heat transfer coefficient',
  dimension: 'M T^-3 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-square-meter-kelvin', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'kilocalorie-per-hour-square-meter-celsius', rank: 'trade', source: 'SP811', name: 'kilocalorie per hour square meter degree Celsius', note: 'of thermochemical calories, as kcal is read; those of the International Table make 1.163 W/(m²·K)' },
    { id: 'british-thermal-unit-it-per-hour-square-foot-fahrenheit', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) per hour square foot degree Fahrenheit', names: ['US U-factor'] },
  ],
} as const satisfies QuantityRows;
