import type { QuantityRows } from '../../model/quantity.ts';

export const resistivity = {
  id: 'resistivity',
  name: 'Electrical resistivity',
  dimension: 'M L^3 T^-3 I^-2',
  // oxfmt-ignore
  units: [
    { id: 'ohm-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'ohm-centimeter', rank: 'trade', source: 'SI9_DERIVED', si: ['micro'], common: ['micro'] },
    { id: 'ohm-square-millimeter-per-meter', rank: 'trade', source: 'IEC60028', note: 'wire' },
    { id: 'ohm-circular-mil-per-foot', rank: 'trade', source: 'SP811', names: ['circular mil ohm per foot'], note: 'wire, United States' },
  ],
} as const satisfies QuantityRows;
