import type { QuantityRows } from '../../model/quantity.ts';

export const acousticImpedance = {
  id: 'acoustic-impedance',
  name: 'Specific acoustic impedance',
  dimension: 'M L^-2 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'rayl', symbol: 'rayl', is: '1 pascal-second-per-meter', rank: 'science', source: 'ROWLETT', si: ['mega'], note: 'in the SI; the CGS rayl is ten of them' },
    { id: 'pascal-second-per-meter', rank: 'science', source: 'ISO80000_8' },
  ],
} as const satisfies QuantityRows;
