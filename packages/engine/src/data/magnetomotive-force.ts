import type { Quantity } from '../core/quantity.ts';

export const magnetomotiveForce = {
  id: 'magnetomotive-force',
  name: 'Magnetomotive force',
  dimension: 'I',
  // oxfmt-ignore
  units: [
    { id: 'ampere-turn', symbol: 'At', is: '1 ampere', source: 'CARDARELLI2003', si: ['kilo'], names: ['amp turn'], unseen: true, note: 'the SI unit is the ampere; the number of turns is a pure number' },
    { id: 'abampere-turn', symbol: 'abAt', is: '1 abampere', source: 'SP811', status: 'conventional', note: 'CGS-EMU' },
    { id: 'gilbert', symbol: 'Gi', is: '1 oersted-centimeter', source: 'SP811', status: 'conventional', note: 'CGS-EMU; corresponds to 10/(4π) A' },
  ],
} as const satisfies Quantity;
