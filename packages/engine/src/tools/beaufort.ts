import { exactly, toFixed } from '../model/decimal.ts';
import { missingOneOf } from '../model/error.ts';
import { choice, integer, measure, text, tool, type Source } from '../tool/declaration.ts';
import { identifierIn, measureIn, quantity } from '../tool/measured.ts';

/** Each force with its name, and its lower limit in each unit, from the table. */
const forces = [
  { is: 'calm', knots: 0, metersPerSecond: 0, kilometersPerHour: 0, milesPerHour: 0 },
  { is: 'light air', knots: 1, metersPerSecond: 0.3, kilometersPerHour: 1, milesPerHour: 1 },
  { is: 'light breeze', knots: 4, metersPerSecond: 1.6, kilometersPerHour: 6, milesPerHour: 4 },
  { is: 'gentle breeze', knots: 7, metersPerSecond: 3.4, kilometersPerHour: 12, milesPerHour: 8 },
  { is: 'moderate breeze', knots: 11, metersPerSecond: 5.5, kilometersPerHour: 20, milesPerHour: 13 },
  { is: 'fresh breeze', knots: 17, metersPerSecond: 8, kilometersPerHour: 29, milesPerHour: 19 },
  { is: 'strong breeze', knots: 22, metersPerSecond: 10.8, kilometersPerHour: 39, milesPerHour: 25 },
  { is: 'near gale', knots: 28, metersPerSecond: 13.9, kilometersPerHour: 50, milesPerHour: 32 },
  { is: 'gale', knots: 34, metersPerSecond: 17.2, kilometersPerHour: 62, milesPerHour: 39 },
  { is: 'strong gale', knots: 41, metersPerSecond: 20.8, kilometersPerHour: 75, milesPerHour: 47 },
  { is: 'storm', knots: 48, metersPerSecond: 24.5, kilometersPerHour: 89, milesPerHour: 55 },
  { is: 'violent storm', knots: 56, metersPerSecond: 28.5, kilometersPerHour: 103, milesPerHour: 64 },
  { is: 'hurricane', knots: 64, metersPerSecond: 32.7, kilometersPerHour: 118, milesPerHour: 73 },
] as const;

type Column = 'knots' | 'metersPerSecond' | 'kilometersPerHour' | 'milesPerHour';

/** The decimals of each column, and its unit. */
const columns: Record<Column, { readonly places: number; readonly unit: string }> = {
  kilometersPerHour: { places: 0, unit: 'km/h' },
  knots: { places: 0, unit: 'kn' },
  metersPerSecond: { places: 1, unit: 'm/s' },
  milesPerHour: { places: 0, unit: 'mph' },
};

const columnOf: Readonly<Record<string, Column>> = {
  'kilometer-per-hour': 'kilometersPerHour',
  'meter-per-second': 'metersPerSecond',
  'mile-per-hour': 'milesPerHour',
};

const wmo: Source = {
  title: 'The Beaufort wind scale: specifications and equivalent speeds',
  body: 'delta-s.org',
  year: 2024,
  url: 'http://www.delta-s.org/weer/beaufort.html',
};

/** Returns the highest force. */
// @__NO_SIDE_EFFECTS__
const strongest = (): number => forces.length - 1;

/** Returns the upper limit of a force in a column: one step below the next force. Undefined for the last. */
const endOf = (force: number, column: Column): number | undefined => {
  const next = forces[force + 1]?.[column];
  if (next === undefined) return undefined;
  const { places } = columns[column];
  return Math.max(0, Number((next - 10 ** -places).toFixed(places)));
};

const rangeText = (force: number, column: Column): string => {
  const { unit } = columns[column];
  const [from, to] = [forces[force]![column], endOf(force, column)];
  if (to === undefined) return `${from} ${unit} and more`;
  return force === 0 && columns[column].places === 0
    ? `under ${forces[1][column]} ${unit}`
    : `${from} to ${to} ${unit}`;
};

/**
 * Returns the Beaufort force of a wind speed, or the speeds of a force.
 *
 * @throws UnitsError if neither is given, for a force other than 0 to 12, and for a speed below zero.
 * @example beaufort({ force: 7 }).kilometersPerHour // '50 to 61 km/h'
 */
export const beaufort = tool({
  id: 'beaufort',
  name: 'Beaufort scale',
  category: 'science',
  description: 'Convert Beaufort wind force to km/h, knots, m/s and mph, and wind speeds to Beaufort.',
  keywords: ['wind', 'bft', 'wind force', 'gale', 'storm', 'breeze', 'hurricane', 'sailing', 'weather', 'knots'],
  main: 'range',
  asks: [
    '(beaufort|bft) [force|scale] {force} [wind] [speed]',
    'force {force} (wind|winds|gale)',
    'wind force {force} [speed]',
    {
      says: [
        '(beaufort|bft) [force] {force} (in|to|into|as) (km/h|kmh|kph|kilometers per hour)',
        'force {force} [wind|winds|gale] [on] [beaufort scale] (in|to|into|as) (km/h|kmh|kph|kilometers per hour)',
      ],
      main: 'kilometersPerHour',
    },
    {
      says: [
        '(beaufort|bft) [force] {force} (in|to|into|as) (knots|kn|kt|kts)',
        '[wind] force {force} [wind|winds|gale] [on] [beaufort scale] (in|to|into|as) (knots|kn|kt|kts)',
      ],
      main: 'knots',
    },
    {
      says: ['(beaufort|bft) [force] {force} (in|to|into|as) (m/s|meters per second|metres per second)'],
      main: 'metersPerSecond',
    },
    {
      says: [
        '(beaufort|bft) [force] {force} (in|to|into|as) (mph|miles per hour)',
        '[wind] force {force} [wind|winds|gale] [on] [beaufort scale] (in|to|into|as) (mph|miles per hour)',
      ],
      main: 'milesPerHour',
    },
    {
      says: [
        '[wind] [of] {speed} [wind] (in|to|as|on) (beaufort|bft) [scale]',
        '[wind] [of] {speed} [wind] (beaufort|bft) [force|scale]',
        'what beaufort [force|number] is {speed} [wind]',
      ],
      main: 'beaufort',
    },
  ],
  params: {
    force: integer({ label: 'Beaufort force', min: 0, max: strongest(), optional: true }),
    speed: quantity({
      label: 'Wind speed',
      description: 'Enter this instead of the force.',
      of: 'speed',
      unit: 'km/h',
      min: 0,
      optional: true,
    }),
    unit: choice({ label: 'Speeds in', values: ['km/h', 'kn', 'm/s', 'mph'], names: { kn: 'knots' } }),
  },
  result: {
    beaufort: integer({ label: 'Beaufort', min: 0, max: strongest() }),
    description: text({ label: 'Description' }),
    range: text({ label: 'Wind speed' }),
    lowest: measure({ label: 'From' }),
    highest: measure({
      label: 'To',
      description: 'Absent for hurricane force, which has no upper limit.',
      optional: true,
    }),
    kilometersPerHour: text({ label: 'In km/h' }),
    knots: text({ label: 'In knots' }),
    metersPerSecond: text({ label: 'In m/s' }),
    milesPerHour: text({ label: 'In mph' }),
  },
  examples: [
    {
      given: { force: 7 },
      gives: {
        beaufort: 7,
        description: 'near gale',
        range: '50 to 61 km/h',
        lowest: { value: 50, unit: 'kilometer-per-hour', symbol: 'km/h' },
        highest: { value: 61, unit: 'kilometer-per-hour', symbol: 'km/h' },
        kilometersPerHour: '50 to 61 km/h',
        knots: '28 to 33 kn',
        metersPerSecond: '13.9 to 17.1 m/s',
        milesPerHour: '32 to 38 mph',
      },
    },
    {
      given: { speed: '62 km/h', unit: 'kn' },
      gives: {
        beaufort: 8,
        description: 'gale',
        range: '34 to 40 kn',
        lowest: { value: 34, unit: 'knot', symbol: 'kn' },
        highest: { value: 40, unit: 'knot', symbol: 'kn' },
        kilometersPerHour: '62 to 74 km/h',
        knots: '34 to 40 kn',
        metersPerSecond: '17.2 to 20.7 m/s',
        milesPerHour: '39 to 46 mph',
      },
    },
    {
      given: { speed: '30 mph', unit: 'mph' },
      gives: {
        beaufort: 6,
        description: 'strong breeze',
        range: '25 to 31 mph',
        lowest: { value: 25, unit: 'mile-per-hour', symbol: 'mph' },
        highest: { value: 31, unit: 'mile-per-hour', symbol: 'mph' },
        kilometersPerHour: '39 to 49 km/h',
        knots: '22 to 27 kn',
        metersPerSecond: '10.8 to 13.8 m/s',
        milesPerHour: '25 to 31 mph',
      },
      region: 'US',
    },
  ],
  rivals: { of: ['force', 'speed'], most: 1 },
  explain: () => ({
    rules: [
      'Each force covers a range of speeds. We round a speed to the precision of the table and look it up in the column of its unit.',
      'Speeds in other units are looked up in knots.',
    ],
    limits: [
      'Speeds are averages over 10 minutes, 10 meters above open, flat ground. Gusts are stronger.',
      'Each column of the table is rounded separately, so limits differ slightly between units.',
    ],
    units: ['knot', 'mile-per-hour'],
    sources: [wmo],
    lookUp: {
      vary: 'force',
      values: forces.map((_, force) => force),
      show: ['description', 'kilometersPerHour', 'knots', 'metersPerSecond', 'milesPerHour'],
    },
  }),
  run({ force, speed, unit }, name) {
    if (force === undefined && speed === undefined) throw missingOneOf([name('force'), name('speed')]);
    const column = (speed && columnOf[identifierIn('km/h', speed.unit)]) ?? 'knots';
    const counted = speed && measureIn(speed.size, 'km/h', columns[column].unit).value;
    const step = counted === undefined ? 0 : Number(toFixed(exactly(counted), columns[column].places));
    const found = force ?? forces.filter((one) => one[column] <= step).length - 1;
    const wanted = (Object.keys(columns) as Column[]).find((key) => columns[key].unit === unit)!;
    const at = (value: number) => measureIn(exactly(value), unit, unit);
    const end = endOf(found, wanted);
    return {
      beaufort: found,
      description: forces[found]!.is,
      range: rangeText(found, wanted),
      lowest: at(forces[found]![wanted]),
      highest: end === undefined ? undefined : at(end),
      kilometersPerHour: rangeText(found, 'kilometersPerHour'),
      knots: rangeText(found, 'knots'),
      metersPerSecond: rangeText(found, 'metersPerSecond'),
      milesPerHour: rangeText(found, 'milesPerHour'),
    };
  },
});
