import type { QuantityRows } from '../../model/quantity.ts';

export const turbidity = {
  id: 'turbidity',
  name: 'Turbidity',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'nephelometric-turbidity-unit', symbol: 'NTU', rank: 'trade', source: 'EPA180_1', note: 'white light, scattered at right angles; drinking water' },
    { id: 'formazin-nephelometric-unit', symbol: 'FNU', is: '1 nephelometric-turbidity-unit', rank: 'trade', source: 'ASTM_D7315', status: 'conventional', symbols: ['FTU'], names: ['formazin turbidity unit'], note: 'infrared light; equal on formazin, by which both are calibrated' },
  ],
} as const satisfies QuantityRows;
