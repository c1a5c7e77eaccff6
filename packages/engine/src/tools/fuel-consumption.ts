import { convertExact } from '../conversion/catalogue.ts';
import { choice, number, tool } from '../tool/declaration.ts';

const systems = ['l/100km', 'mpg', 'mpg-uk', 'km/l'] as const;

const units = {
  'l/100km': 'l/100km',
  mpg: 'mile-per-gallon',
  'mpg-uk': 'mile-per-gallon-imperial',
  'km/l': 'kilometer-per-liter',
} as const;

/**
 * Fuel economy in all systems: liters to a hundred kilometers, miles to the US and to the imperial gallon, kilometers to the liter.
 *
 * @throws UnitsError for a number that is not above zero.
 * @example fuelConsumption({ value: 30, unit: 'mpg' }).litersPerHundredKilometers // 7.840486111111111
 */
export const fuelConsumption = tool({
  id: 'fuel-consumption',
  name: 'Fuel economy calculator',
  category: 'travel',
  description: 'Convert fuel economy between L/100 km, mpg (US and UK) and km/L.',
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
    value: number({ label: 'Fuel economy', above: 0 }),
    unit: choice({
      label: 'Unit',
      values: systems,
      names: { 'l/100km': 'L/100 km', mpg: 'mpg (US)', 'mpg-uk': 'mpg (UK)', 'km/l': 'km/L' },
    }),
  },
  result: {
    litersPerHundredKilometers: number({ label: 'Liters per 100 km', digits: 2 }),
    milesPerGallon: number({ label: 'Miles per US gallon', digits: 1 }),
    milesPerImperialGallon: number({ label: 'Miles per imperial gallon', digits: 1 }),
    kilometersPerLiter: number({ label: 'Kilometers per liter', digits: 2 }),
  },
  examples: [
    {
      given: { value: 6.5 },
      gives: {
        litersPerHundredKilometers: 6.5,
        milesPerGallon: 36.18685897435898,
        milesPerImperialGallon: 43.4586055895111,
        kilometersPerLiter: 15.384615384615385,
      },
    },
    {
      given: { value: 30, unit: 'mpg' },
      gives: {
        litersPerHundredKilometers: 7.840486111111111,
        milesPerGallon: 30,
        milesPerImperialGallon: 36.028497765145644,
        kilometersPerLiter: 12.75431122290816,
      },
      region: 'US',
    },
  ],
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
  run({ value, unit }) {
    const inUnit = (to: (typeof systems)[number]): number =>
      convertExact(String(value), units[unit], units[to]).toNumber();
    return {
      litersPerHundredKilometers: inUnit('l/100km'),
      milesPerGallon: inUnit('mpg'),
      milesPerImperialGallon: inUnit('mpg-uk'),
      kilometersPerLiter: inUnit('km/l'),
    };
  },
});
