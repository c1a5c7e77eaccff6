import type { Quantity } from '../core/quantity.ts';

export const molarEnergy = {
  id: 'molar-energy',
  name: 'Molar energy',
  dimension: 'M L^2 T^-2 N^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-mole', source: 'SI9' },
    { id: 'kilojoule-per-mole', source: 'SI9' },
    { id: 'joule-per-kilomole', source: 'SI9' },
    { id: 'calorie-per-mole', source: 'SP811' },
    { id: 'kilocalorie-per-mole', source: 'SP811' },
    { id: 'electronvolt-per-item', source: 'SI9', name: 'electronvolt per entity' },
    { id: 'hartree-per-item', source: 'CODATA2022', status: 'measured', name: 'hartree per entity' },
    { id: 'british-thermal-unit-it-per-pound-mole', source: 'SP811', name: 'British thermal unit (IT) per pound mole' },
  ],
} as const satisfies Quantity;
