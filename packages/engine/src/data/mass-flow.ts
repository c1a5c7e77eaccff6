import type { Quantity } from '../core/quantity.ts';

export const massFlow = {
  id: 'mass-flow',
  name: 'Mass flow',
  dimension: 'M T^-1',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-second', source: 'SI9' },
    { id: 'kilogram-per-minute', source: 'SI9' },
    { id: 'kilogram-per-hour', source: 'SI9' },
    { id: 'gram-per-second', source: 'SI9' },
    { id: 'tonne-per-hour', source: 'SI9', symbols: ['tph'] },
    { id: 'tonne-per-day', source: 'SI9', symbols: ['tpd'] },
    { id: 'tonne-per-year', source: 'SI9', symbols: ['tpy'] },
    { id: 'pound-per-second', source: 'SP811', symbols: ['pps'] },
    { id: 'pound-per-minute', source: 'SP811' },
    { id: 'pound-per-hour', source: 'SP811', symbols: ['pph'] },
    { id: 'pound-per-day', source: 'SP811', symbols: ['ppd'] },
    { id: 'ton-per-hour', source: 'SP811', name: 'short ton per hour' },
  ],
} as const satisfies Quantity;
