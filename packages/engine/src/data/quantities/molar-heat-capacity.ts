import type { QuantityRows } from '../../model/quantity.ts';

export const molarHeatCapacity = {
  id: 'molar-heat-capacity',
  name: 'Molar heat capacity',
  dimension: 'M L^2 T^-2 Θ^-1 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-mole-kelvin', rank: 'science', source: 'SI9_DERIVED', si: ['kilo'] },
    { id: 'calorie-per-mole-kelvin', rank: 'science', source: 'SP811', names: ['entropy unit'] },
    { id: 'molar-gas-constant', is: '8.31446261815324 joule-per-mole-kelvin', rank: 'science', source: 'SI9', names: ['gas constant', 'ideal gas constant', 'universal gas constant'], note: 'Boltzmann constant times Avogadro constant, exact since 2019' },
  ],
} as const satisfies QuantityRows;
