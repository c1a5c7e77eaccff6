import type { QuantityRows } from '../../model/quantity.ts';

export const speed = {
  id: 'speed',
  name: 'Speed and pace',
  dimension: 'L T^-1',
  // oxfmt-ignore
  units: [
    { id: 'meter-per-second', rank: 'everyday', source: 'SI9_DERIVED', si: ['centi', 'milli'], symbols: ['mps'] },
    { id: 'meter-per-minute', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'kilometer-per-hour', rank: 'everyday', source: 'SI9_ACCEPTED', symbols: ['kmh', 'kmph', 'kph'], names: ['kilometers an hour'] },
    { id: 'kilometer-per-minute', rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'kilometer-per-second', rank: 'trade', source: 'SI9_DERIVED', symbols: ['kps'] },
    { id: 'mile-per-hour', symbol: 'mph', rank: 'everyday', source: 'IYP1959', symbols: ['m.p.h'], names: ['miles an hour'] },
    { id: 'foot-per-second', rank: 'everyday', source: 'IYP1959', symbols: ['fps'] },
    { id: 'foot-per-minute', rank: 'trade', source: 'IYP1959', symbols: ['fpm', 'sfm'] },
    { id: 'foot-per-hour', rank: 'science', source: 'IYP1959', symbols: ['fph'] },
    { id: 'inch-per-second', rank: 'trade', source: 'IYP1959', symbols: ['ips'] },
    { id: 'inch-per-minute', rank: 'trade', source: 'IYP1959', symbols: ['ipm'] },
    { id: 'knot', symbol: 'kn', is: '1 nautical-mile-per-hour', rank: 'everyday', source: 'SI8', symbols: ['kt', 'Kts'], names: ['international knot', 'nautical mile per hour'], note: 'ships and aircraft' },
    { id: 'knot-imperial', is: '1 nautical-mile-imperial-per-hour', rank: 'rare', source: 'RMG', name: 'imperial knot', names: ['Admiralty knot'], note: 'United Kingdom, until 1970' },
    { id: 'furlong-per-fortnight', rank: 'rare', source: 'WMA1985' },
    { id: 'light-speed', symbol: 'c₀', is: '299792458 meter-per-second', rank: 'science', source: 'SI9', symbols: ['c'], names: ['speed of light', 'speed of light in vacuum'] },
    { id: 'mach', is: '340.294 meter-per-second', rank: 'trade', source: 'ISO2533', unseen: true, status: 'conventional', name: 'Mach', plural: 'Mach', names: ['Mach number', 'speed of sound'], note: 'in the standard atmosphere at sea level, 15 °C' },
    { id: 'atomic-unit-of-velocity', is: '2.18769126216e6 meter-per-second', rank: 'science', source: 'CODATA2022', status: 'measured', names: ['atomic unit of speed'] },
    { id: 'second-per-kilometer', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'minute-per-kilometer', rank: 'everyday', source: 'SI9_ACCEPTED' },
    { id: 'minute-per-100-meter', rank: 'trade', source: 'SI9_ACCEPTED', note: 'swimming' },
    { id: 'minute-per-500-meter', rank: 'trade', source: 'SI9_ACCEPTED', note: 'rowing' },
    { id: 'minute-per-mile', rank: 'everyday', source: 'IYP1959', names: ['min mile', 'minute mile'] },
    { id: 'second-per-100-yard', rank: 'trade', source: 'IYP1959', note: 'swimming' },
    { id: 'liter-per-square-meter-hour', symbol: 'LMH', is: '1/1000 meter-per-hour', rank: 'trade', source: 'SI9_ACCEPTED', note: 'flow through the area of a membrane' },
  ],
} as const satisfies QuantityRows;
