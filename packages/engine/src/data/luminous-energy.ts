import type { Quantity } from '../core/quantity.ts';

export const luminousEnergy = {
  id: 'luminous-energy',
  name: 'Luminous energy',
  dimension: 'T J',
  // oxfmt-ignore
  units: [
    { id: 'lumen-second', source: 'SI9' },
    { id: 'lumen-hour', source: 'CIE_ILV' },
    { id: 'talbot', is: '1 lumen-second', source: 'OSA1937' },
    { id: 'lumerg', is: '1e-7 talbot', source: 'OSA1937', names: ['lumberg'], note: 'to the talbot as the erg is to the joule' },
  ],
} as const satisfies Quantity;
