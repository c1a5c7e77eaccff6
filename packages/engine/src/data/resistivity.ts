import type { Quantity } from '../core/quantity.ts';

export const resistivity = {
  id: 'resistivity',
  name: 'Electrical resistivity',
  dimension: 'M L^3 T^-3 I^-2',
  // oxfmt-ignore
  units: [
    { id: 'ohm-meter', source: 'SI9' },
    { id: 'ohm-centimeter', source: 'SI9' },
    { id: 'ohm-inch', source: 'SP811' },
    { id: 'ohm-foot', source: 'SP811' },
    { id: 'microohm-centimeter', source: 'SI9', names: ['microhm centimeter'] },
    { id: 'microohm-inch', source: 'SP811', names: ['microhm inch'] },
    { id: 'ohm-square-millimeter-per-meter', source: 'IEC60028', note: 'wire' },
    { id: 'ohm-circular-mil-per-foot', source: 'SP811', names: ['circular mil ohm per foot'], note: 'wire, United States' },
    { id: 'abohm-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-EMU' },
    { id: 'statohm-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-ESU; rests on c = 299 792 458 m/s and on the μ₀ of before 2019' },
  ],
} as const satisfies Quantity;
