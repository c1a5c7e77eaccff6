import type { QuantityRows } from '../../model/quantity.ts';

export const molarEnergy = {
  id: 'molar-energy',
  name: 'Molar energy',
  dimension: 'M L^2 T^-2 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-mole', rank: 'science', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'calorie-per-mole', rank: 'science', source: 'SP811', si: ['kilo'], common: ['kilo'] },
    { id: 'electronvolt-per-item', rank: 'science', source: 'SI9_ACCEPTED', name: 'electronvolt per entity', symbols: ['eV/atom', 'eV/molecule', 'eV/particle'], names: ['electronvolt per atom', 'electronvolt per molecule', 'electronvolt per particle'] },
  ],
} as const satisfies QuantityRows;
