import { exactly } from '../model/decimal.ts';
import { missingOneOf } from '../model/error.ts';
import { over, times } from '../model/rational.ts';
import { choice, measure, number, tool } from '../tool/declaration.ts';
import { identifierIn, pointIn, quantity } from '../tool/measured.ts';

const systems = ['l/100km', 'mpg', 'mpg-uk', 'km/l'] as const;

const units = {
  'l/100km': 'l/100km',
  mpg: 'mile-per-gallon',
  'mpg-uk': 'mile-per-gallon-imperial',
  'km/l': 'kilometer-per-liter',
} as const;

/** Volumes and distances of countries that use miles per gallon. */
const imperialVolumes: ReadonlySet<string> = new Set(['gallon-imperial', 'quart-imperial', 'pint-imperial']);
const miles: ReadonlySet<string> = new Set(['mile', 'yard', 'foot']);

/** Returns the unit of fuel economy for a trip: miles per gallon with miles. */
const ofTrip = (fuel: string, distance: string): string => {
  if (!miles.has(identifierIn('km', distance))) return units['l/100km'];
  return imperialVolumes.has(identifierIn('l', fuel)) ? units['mpg-uk'] : units.mpg;
};

/**
 * Returns fuel economy in all systems: liters per 100 kilometers, miles per US and imperial gallon, kilometers per
 * liter. The input is a number, or the fuel for a distance.
 *
 * @throws UnitsError for a number that is not above zero, and if neither a number nor fuel and distance are given.
 * @example fuelConsumption({ value: 30, unit: 'mpg' }).litersPerHundredKilometers // 7.840486111111111
 * @example fuelConsumption({ fuel: '40 l', distance: '500 km' }).economy // { value: 8, unit: 'liter-per-100-kilometer', symbol: 'L/100 km' }
 */
export const fuelConsumption = tool({
  id: 'fuel-consumption',
  name: 'Fuel economy calculator',
  category: 'travel',
  description:
    'Convert fuel economy between L/100 km, mpg (US and UK) and km/L, or calculate it from fuel and distance.',
  keywords: [
    'mpg',
    'l/100km',
    'km/l',
    'consumption',
    'mileage',
    'gas',
    'petrol',
    'diesel',
    'car',
    'imperial mpg',
    'fuel efficiency',
  ],
  main: 'litersPerHundredKilometers',
  asks: [
    {
      says: [
        '[i|we] [used|use|uses|burned] {fuel:measure} (on|for|in|over) {distance:measure} [what is my] [mpg|fuel economy|fuel consumption|consumption|mileage|l/100km]',
        'what mpg is {distance:measure} (on|with|using|from) {fuel:measure}',
        '{distance:measure} (on|with|using|from) {fuel:measure}',
        '{distance:measure} [and|,] {fuel:measure} (mpg|fuel economy|fuel consumption|consumption|mileage|l/100km)',
        '(mpg|fuel economy|fuel consumption|consumption|mileage|l/100km) [of|for|if] [i|we] [used|use|uses|burned|drove|drive] @([and|on|with|using|in] {fuel:measure} | [for|on|in|over] {distance:measure})',
      ],
      main: 'economy',
    },
    { says: ['(fuel economy|fuel consumption|fuel efficiency) [of] {value} mpg [us]'], given: { unit: 'mpg' } },
    {
      says: ['(fuel economy|fuel consumption|fuel efficiency) [of] {value} (mpg uk|mpg imperial|uk mpg|imperial mpg)'],
      given: { unit: 'mpg-uk' },
    },
    {
      says: ['(fuel economy|fuel consumption|fuel efficiency) [of] {value} (l/100km|l/100 km|liters per 100 km)'],
      given: { unit: 'l/100km' },
      main: 'milesPerGallon',
    },
  ],
  params: {
    value: number({ label: 'Fuel economy', above: 0, optional: true }),
    unit: choice({
      label: 'Unit',
      values: systems,
      names: { 'l/100km': 'L/100 km', mpg: 'mpg (US)', 'mpg-uk': 'mpg (UK)', 'km/l': 'km/L' },
    }),
    fuel: quantity({
      label: 'Fuel used',
      description: 'With the distance, in place of the fuel economy.',
      of: 'volume',
      unit: 'l',
      units: ['l', 'gal'],
      above: 0,
      optional: true,
    }),
    distance: quantity({ label: 'Distance', of: 'length', unit: 'km', units: ['km', 'mi'], above: 0, optional: true }),
  },
  result: {
    litersPerHundredKilometers: number({ label: 'Liters per 100 km', digits: 2 }),
    milesPerGallon: number({ label: 'Miles per US gallon', digits: 1 }),
    milesPerImperialGallon: number({ label: 'Miles per imperial gallon', digits: 1 }),
    kilometersPerLiter: number({ label: 'Kilometers per liter', digits: 2 }),
    economy: measure({ label: 'Fuel economy', digits: 2 }),
  },
  examples: [
    {
      given: { value: 6.5 },
      gives: {
        litersPerHundredKilometers: 6.5,
        milesPerGallon: 36.18685897435898,
        milesPerImperialGallon: 43.4586055895111,
        kilometersPerLiter: 15.384615384615385,
        economy: { value: 6.5, unit: 'liter-per-100-kilometer', symbol: 'L/100 km' },
      },
    },
    {
      given: { value: 30, unit: 'mpg' },
      gives: {
        litersPerHundredKilometers: 7.840486111111111,
        milesPerGallon: 30,
        milesPerImperialGallon: 36.028497765145644,
        kilometersPerLiter: 12.75431122290816,
        economy: { value: 30, unit: 'mile-per-gallon', symbol: 'mpg' },
      },
      region: 'US',
    },
    {
      given: { fuel: '40 l', distance: '500 km' },
      gives: {
        litersPerHundredKilometers: 8,
        milesPerGallon: 29.401822916666667,
        milesPerImperialGallon: 35.31011704147777,
        kilometersPerLiter: 12.5,
        economy: { value: 8, unit: 'liter-per-100-kilometer', symbol: 'L/100 km' },
      },
    },
  ],
  rivals: { of: ['value', 'fuel'], most: 1 },
  explain: () => ({
    rules: [
      'L/100 km measures fuel per distance, mpg and km/L distance per fuel, so each is a constant divided by the other.',
    ],
    limits: [
      'A US gallon is about 5/6 of an imperial gallon, so US mpg is lower for the same car.',
      'Doubling mpg halves the fuel, so one more mpg saves less in an efficient car.',
    ],
    units: ['mile', 'gallon', 'gallon-imperial'],
    lookUp: {
      vary: 'value',
      values: [3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20],
      show: ['milesPerGallon', 'milesPerImperialGallon', 'kilometersPerLiter'],
    },
  }),
  run({ value, unit, fuel, distance }, name) {
    if (value === undefined && (!fuel || !distance))
      throw missingOneOf([name('value'), name(fuel ? 'distance' : 'fuel')]);
    const [size, of] =
      value === undefined
        ? [times(over(fuel!.size, distance!.size), exactly(100)), units['l/100km']]
        : [exactly(value), units[unit]];
    const own = value === undefined ? ofTrip(fuel!.unit, distance!.unit) : of;
    const inUnit = (to: (typeof systems)[number]): number => pointIn(size, of, units[to]).value;
    return {
      litersPerHundredKilometers: inUnit('l/100km'),
      milesPerGallon: inUnit('mpg'),
      milesPerImperialGallon: inUnit('mpg-uk'),
      kilometersPerLiter: inUnit('km/l'),
      economy: pointIn(size, of, own),
    };
  },
});
