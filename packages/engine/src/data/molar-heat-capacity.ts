import type { Quantity } from '../core/quantity.ts';

export const molarHeatCapacity = {
  id: 'molar-heat-capacity',
  name: 'Molar heat capacity',
  dimension: 'M L^2 T^-2 Θ^-1 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-mole-kelvin', source: 'SI9' },
    { id: 'kilojoule-per-mole-kelvin', source: 'SI9' },
    { id: 'joule-per-kilomole-kelvin', source: 'SI9' },
    { id: 'calorie-per-mole-kelvin', source: 'SP811', names: ['entropy unit'] },
    { id: 'calorie-per-mole-celsius', source: 'SP811', name: 'calorie per mole degree Celsius' },
    { id: 'british-thermal-unit-it-per-pound-mole-fahrenheit', source: 'SP811', name: 'British thermal unit (IT) per pound mole degree Fahrenheit' },
    { id: 'molar-gas-constant', symbol: 'R_gas', is: '1 boltzmann-constant-per-item', source: 'SI9', names: ['gas constant', 'ideal gas constant', 'universal gas constant'], note: 'exact since 2019' },
  ],
} as const satisfies Quantity;
