import type { Unit } from '../../model/unit.ts';
import { withOwnName } from './unit-names.ts';

/**
 * English abbreviations of Unicode CLDR 48 that differ from the unit's symbol: the singular, and the plural if it
 * differs.
 */
const abbreviations: Readonly<Record<string, string>> = {
  'mile-scandinavian': ' smi',
  second: ' sec',
  hour: ' hr',
  day: ' day| days',
  week: ' wk| wks',
  month: ' mth| mths',
  year: ' yr| yrs',
  celsius: '°C',
  fahrenheit: '°F',
  'second-per-kilometer': ' sec/km',
  degree: ' deg',
  'degree-per-second': ' deg/s',
  'degree-per-minute': ' deg/min',
  'degree-per-hour': ' deg/h',
  terabit: ' Tb',
  gigabit: ' Gb',
  megabit: ' Mb',
  kilobit: ' kb',
  bit: ' bit',
  byte: ' byte',
  'terabit-per-second': ' Tb/s',
  'gigabit-per-second': ' Gb/s',
  'megabit-per-second': ' Mb/s',
  'kilobit-per-second': ' kb/s',
  'byte-per-second': ' byte/s',
  percent: '%',
  'pound-per-gallon': ' lb/gal US',
  'ounce-per-gallon': ' oz/gal US',
};

/** Appends the abbreviated unit to a number that is written plainly: `5 km`, `20°C`, `2 cups`. */
export const withAbbreviation = (number: string, unit: Unit): string => {
  if (Object.hasOwn(abbreviations, unit.id)) {
    const [one, others = one] = abbreviations[unit.id]!.split('|');
    return `${number}${/^-?1$/.test(number) ? one : others}`;
  }
  return withOwnName(number, unit, number === '1', 'short');
};
