import type { Quantity } from '../core/quantity.ts';

export const powerDensity = {
  id: 'power-density',
  name: 'Power density',
  dimension: 'M L^-1 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-cubic-meter', source: 'SI9' },
    { id: 'watt-per-cubic-centimeter', source: 'SI9' },
    { id: 'watt-per-liter', source: 'SI9' },
    { id: 'kilowatt-per-liter', source: 'SI9' },
    { id: 'horsepower-per-liter', source: 'SP811', plural: 'horsepower per liter' },
    { id: 'horsepower-metric-per-liter', source: 'SP811', name: 'metric horsepower per liter', plural: 'metric horsepower per liter' },
    { id: 'horsepower-per-cubic-inch', source: 'SP811', plural: 'horsepower per cubic inch' },
    { id: 'british-thermal-unit-it-per-hour-cubic-foot', source: 'SP811', name: 'British thermal unit (IT) per hour cubic foot' },
  ],
} as const satisfies Quantity;
