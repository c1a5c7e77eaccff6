import type { Quantity } from '../core/quantity.ts';

export const specificPower = {
  id: 'specific-power',
  name: 'Specific power',
  dimension: 'L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-kilogram', source: 'SI9' },
    { id: 'kilowatt-per-kilogram', source: 'SI9' },
    { id: 'kilowatt-per-tonne', source: 'SI9' },
    { id: 'horsepower-per-pound', source: 'SP811', plural: 'horsepower per pound' },
    { id: 'horsepower-per-ton', source: 'SP811', plural: 'horsepower per short ton', name: 'horsepower per short ton' },
    { id: 'horsepower-metric-per-tonne', source: 'SP811', name: 'metric horsepower per tonne', plural: 'metric horsepower per tonne' },
    { id: 'horsepower-metric-per-kilogram', source: 'SP811', name: 'metric horsepower per kilogram', plural: 'metric horsepower per kilogram' },
  ],
} as const satisfies Quantity;
