import type { QuantityRows } from '../../model/quantity.ts';

export const massFlow = {
  id: 'mass-flow',
  name: 'Mass flow',
  dimension: 'M T^-1',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-second', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'kilogram-per-minute', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'kilogram-per-hour', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'gram-per-second', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'tonne-per-hour', rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['tph'] },
    { id: 'tonne-per-day', rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['tpd'] },
    { id: 'tonne-per-year', rank: 'trade', source: 'IAUSTYLE', symbols: ['tpy'] },
    { id: 'pound-per-second', rank: 'trade', source: 'SP811', symbols: ['pps'] },
    { id: 'pound-per-minute', rank: 'trade', source: 'SP811' },
    { id: 'pound-per-hour', rank: 'trade', source: 'SP811', symbols: ['pph'] },
    { id: 'pound-per-day', rank: 'trade', source: 'UNECE20', symbols: ['ppd'] },
    { id: 'ton-per-hour', rank: 'trade', source: 'SP811', name: 'short ton per hour' },
  ],
} as const satisfies QuantityRows;
