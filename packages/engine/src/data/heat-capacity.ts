import type { Quantity } from '../core/quantity.ts';

export const heatCapacity = {
  id: 'heat-capacity',
  name: 'Heat capacity and entropy',
  dimension: 'M L^2 T^-2 Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kelvin', source: 'SI9' },
    { id: 'kilojoule-per-kelvin', source: 'SI9' },
    { id: 'calorie-per-kelvin', source: 'SP811', names: ['clausius'] },
    { id: 'calorie-per-celsius', source: 'SP811', name: 'calorie per degree Celsius' },
    { id: 'erg-per-kelvin', source: 'SI8' },
    { id: 'electronvolt-per-kelvin', source: 'SI9' },
    { id: 'british-thermal-unit-it-per-fahrenheit', source: 'SP811', name: 'British thermal unit (IT) per degree Fahrenheit' },
    { id: 'british-thermal-unit-per-fahrenheit', source: 'SP811', name: 'British thermal unit (thermochemical) per degree Fahrenheit' },
    { id: 'boltzmann-constant', symbol: 'k_B', is: '1.380649e-23 joule-per-kelvin', source: 'SI9', name: 'Boltzmann constant', note: 'exact since 2019' },
  ],
} as const satisfies Quantity;
