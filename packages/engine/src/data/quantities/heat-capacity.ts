import type { QuantityRows } from '../../model/quantity.ts';

export const heatCapacity = {
  id: 'heat-capacity',
  name: 'Heat capacity and entropy',
  dimension: 'M L^2 T^-2 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kelvin', rank: 'science', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'calorie-per-kelvin', rank: 'science', source: 'SP811', names: ['clausius'] },
    { id: 'british-thermal-unit-it-per-fahrenheit', rank: 'science', source: 'SP811', name: 'British thermal unit (IT) per degree Fahrenheit' },
  ],
} as const satisfies QuantityRows;
