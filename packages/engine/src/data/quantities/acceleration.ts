import type { QuantityRows } from '../../model/quantity.ts';

export const acceleration = {
  id: 'acceleration',
  name: 'Acceleration',
  dimension: 'L T^-2',
  // oxfmt-ignore
  units: [
    { id: 'meter-per-square-second', rank: 'trade', source: 'SI9_DERIVED', name: 'meter per second squared', si: ['centi'], symbols: ['mps2'], names: ['meter per second per second'] },
    { id: 'kilometer-per-hour-second', rank: 'science', source: 'SI9_ACCEPTED', names: ['kilometer per hour per second'] },
    { id: 'foot-per-square-second', rank: 'trade', source: 'IYP1959', name: 'foot per second squared', symbols: ['fps2'], names: ['foot per second per second'] },
    { id: 'inch-per-square-second', rank: 'science', source: 'IYP1959', name: 'inch per second squared' },
    { id: 'mile-per-hour-second', rank: 'science', source: 'IYP1959', names: ['mile per hour per second'] },
    { id: 'knot-per-second', rank: 'science', source: 'SI8' },
    { id: 'g-force', symbol: 'gₙ', is: '9.80665 meter-per-square-second', rank: 'trade', source: 'CGPM1901', name: 'g-force', plural: 'g-forces', symbols: ['G', 'g', 'g0', 'g_0', 'g_n', 'gee'], names: ['earth gravity', 'gravity', 'standard acceleration of free fall', 'standard acceleration of gravity', 'standard gravity'] },
    { id: 'galileo', symbol: 'Gal', is: '1 centimeter-per-square-second', rank: 'science', source: 'SP811', si: ['milli', 'micro'], common: ['milli'], names: ['gal unit'], note: 'geodesy and geophysics' },
  ],
} as const satisfies QuantityRows;
