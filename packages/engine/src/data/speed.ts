import type { Quantity } from '../core/quantity.ts';

export const speed = {
  id: 'speed',
  name: 'Speed and pace',
  dimension: 'L T^-1',
  // oxfmt-ignore
  units: [
    { id: 'meter-per-second', source: 'SI9', si: ['centi', 'milli'], symbols: ['mps'] },
    { id: 'meter-per-minute', source: 'SI9' },
    { id: 'kilometer-per-hour', source: 'SI9', symbols: ['kmh', 'kmph', 'kph'], names: ['kilometers an hour'] },
    { id: 'kilometer-per-minute', source: 'SI9' },
    { id: 'kilometer-per-second', source: 'SI9', symbols: ['kps'] },
    { id: 'mile-per-hour', symbol: 'mph', source: 'IYP1959', symbols: ['m.p.h'], names: ['miles an hour'] },
    { id: 'foot-per-second', source: 'IYP1959', symbols: ['fps'] },
    { id: 'foot-per-minute', source: 'IYP1959', symbols: ['fpm', 'sfm'] },
    { id: 'foot-per-hour', source: 'IYP1959', symbols: ['fph'] },
    { id: 'inch-per-second', source: 'IYP1959', symbols: ['ips'] },
    { id: 'inch-per-minute', source: 'IYP1959', symbols: ['ipm'] },
    { id: 'knot', symbol: 'kn', is: '1 nautical-mile-per-hour', source: 'SI9', symbols: ['kt', 'Kts'], names: ['international knot', 'nautical mile per hour'] },
    { id: 'knot-imperial', is: '1 nautical-mile-imperial-per-hour', source: 'RMG', name: 'imperial knot', names: ['Admiralty knot'], note: 'United Kingdom, until 1970' },
    { id: 'furlong-per-fortnight', source: 'WMA1985' },
    { id: 'light-speed', symbol: 'c₀', is: '299792458 meter-per-second', source: 'SI9', symbols: ['c'], names: ['speed of light', 'speed of light in vacuum'] },
    { id: 'mach', is: '340.294 meter-per-second', source: 'ISO2533', status: 'conventional', name: 'Mach', plural: 'Mach', names: ['Mach number', 'speed of sound'], note: 'in the standard atmosphere at sea level, 15 °C' },
    { id: 'atomic-unit-of-velocity', is: '2.18769126216e6 meter-per-second', source: 'CODATA2022', status: 'measured', plural: 'atomic units of velocity', names: ['atomic unit of speed'] },
    { id: 'second-per-kilometer', source: 'SI9' },
    { id: 'minute-per-kilometer', source: 'SI9' },
    { id: 'minute-per-100-meter', source: 'SI9', note: 'swimming' },
    { id: 'minute-per-500-meter', source: 'SI9', note: 'rowing' },
    { id: 'minute-per-mile', source: 'IYP1959' },
    { id: 'second-per-100-yard', source: 'IYP1959', note: 'swimming' },
  ],
} as const satisfies Quantity;
