import type { Quantity } from '../core/quantity.ts';

export const magneticFieldStrength = {
  id: 'magnetic-field-strength',
  name: 'Magnetic field strength',
  dimension: 'L^-1 I',
  // oxfmt-ignore
  units: [
    { id: 'ampere-per-meter', source: 'SI9' },
    { id: 'kiloampere-per-meter', source: 'SI9' },
    { id: 'ampere-per-centimeter', source: 'SI9' },
    { id: 'ampere-per-inch', source: 'SP811' },
    { id: 'ampere-turn-per-meter', source: 'CARDARELLI2003', unseen: true },
    { id: 'ampere-turn-per-inch', source: 'CARDARELLI2003', unseen: true },
    { id: 'oersted', symbol: 'Oe', is: '250 pi^-1 ampere-per-meter', source: 'SI8', status: 'conventional', si: ['kilo', 'milli'], note: 'CGS-EMU, unrationalized; corresponds to 1000/(4π) A/m' },
    { id: 'gilbert-per-centimeter', source: 'SP811', status: 'conventional', note: 'the oersted, written as gilberts along a path' },
  ],
} as const satisfies Quantity;
