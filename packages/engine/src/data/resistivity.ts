import type { Quantity } from '../core/quantity.ts';

export const resistivity = {
  id: 'resistivity',
  name: 'Electrical resistivity',
  dimension: 'M L^3 T^-3 I^-2',
  // oxfmt-ignore
  units: [
    { id: 'ohm-meter', source: 'SI9' },
    { id: 'ohm-centimeter', source: 'SI9', si: ['micro'] },
    { id: 'ohm-square-millimeter-per-meter', source: 'IEC60028', note: 'wire' },
    { id: 'ohm-circular-mil-per-foot', source: 'SP811', names: ['circular mil ohm per foot'], note: 'wire, United States' },
  ],
} as const satisfies Quantity;
