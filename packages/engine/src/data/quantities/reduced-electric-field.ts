import type { QuantityRows } from '../../model/quantity.ts';

export const reducedElectricField = {
  id: 'reduced-electric-field',
  name: 'Reduced electric field',
  dimension: 'L^4 M T^-3 I^-1',
  // oxfmt-ignore
  units: [
    { id: 'volt-square-meter', rank: 'rare', source: 'SI9_DERIVED' },
    { id: 'townsend', symbol: 'Td', is: '1e-21 volt-square-meter', rank: 'rare', source: 'TOWNSEND_UNIT', note: 'discharges in gases' },
  ],
} as const satisfies QuantityRows;
