import type { Quantity } from '../core/quantity.ts';

export const wavenumber = {
  id: 'wavenumber',
  name: 'Wavenumber',
  dimension: 'L^-1',
  inTurns: true,
  // oxfmt-ignore
  units: [
    { id: 'per-meter', symbol: 'm⁻¹', source: 'SI9', name: 'reciprocal meter', names: ['inverse meter'] },
    { id: 'per-centimeter', symbol: 'cm⁻¹', source: 'SI9', name: 'reciprocal centimeter', names: ['inverse centimeter'], note: 'spectroscopy' },
    { id: 'per-millimeter', symbol: 'mm⁻¹', source: 'SI9', name: 'reciprocal millimeter', names: ['inverse millimeter'] },
    { id: 'per-micrometer', symbol: 'μm⁻¹', source: 'SI9', name: 'reciprocal micrometer', names: ['inverse micrometer'] },
    { id: 'per-nanometer', symbol: 'nm⁻¹', source: 'SI9', name: 'reciprocal nanometer', names: ['inverse nanometer'] },
    { id: 'per-inch', symbol: 'in⁻¹', source: 'SP811', name: 'reciprocal inch', names: ['inverse inch'] },
    { id: 'per-foot', symbol: 'ft⁻¹', source: 'SP811', name: 'reciprocal foot', names: ['inverse foot'] },
    { id: 'kayser', is: '1 per-centimeter', source: 'JCS1953', note: 'spectroscopy' },
    { id: 'rydberg-constant', symbol: 'R∞', is: '10973731.568157 per-meter', source: 'CODATA2022', status: 'measured', name: 'Rydberg constant', names: ['rydberg wavenumber'] },
  ],
} as const satisfies Quantity;
