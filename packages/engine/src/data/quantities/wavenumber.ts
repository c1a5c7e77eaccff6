import type { QuantityRows } from '../../model/quantity.ts';

export const wavenumber = {
  id: 'wavenumber',
  name: 'Reciprocal length',
  dimension: 'L^-1',
  inTurns: true,
  // oxfmt-ignore
  units: [
    { id: 'per-meter', symbol: 'm⁻¹', rank: 'trade', source: 'SI9_DERIVED', name: 'reciprocal meter', names: ['inverse meter'] },
    { id: 'per-centimeter', symbol: 'cm⁻¹', rank: 'science', source: 'SI9_DERIVED', name: 'reciprocal centimeter', names: ['inverse centimeter'], note: 'wavenumbers in spectroscopy' },
    { id: 'per-inch', symbol: 'in⁻¹', rank: 'trade', source: 'UNECE20', name: 'reciprocal inch', symbols: ['lpi', 'tpi'], names: ['inverse inch', 'picks per inch', 'teeth per inch', 'thread per inch', 'tooth per inch'] },
    { id: 'kayser', is: '1 per-centimeter', rank: 'science', source: 'JCS1953', note: 'spectroscopy' },
    { id: 'diopter', symbol: 'dpt', is: '1 per-meter', rank: 'trade', source: 'ISO13666', symbols: ['D'], names: ['dioptre'], note: 'lenses; the reciprocal of the focal length' },
    { id: 'rydberg-constant', symbol: 'R∞', is: '10973731.568157 per-meter', rank: 'rare', source: 'CODATA2022', status: 'measured', name: 'Rydberg constant', symbols: ['R_inf'] },
  ],
} as const satisfies QuantityRows;
