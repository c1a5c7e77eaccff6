import { convertExact } from '../conversion/catalogue.ts';
import { choice, number, tool } from '../tool/declaration.ts';

const systems = ['l/100km', 'mpg', 'mpg-uk', 'km/l'] as const;

const units = {
  'l/100km': 'liter-per-100-kilometer',
  mpg: 'mile-per-gallon',
  'mpg-uk': 'mile-per-gallon-imperial',
  'km/l': 'kilometer-per-liter',
} as const;

/**
 * Fuel economy in all systems: liters to a hundred kilometers, miles to the US and to the imperial gallon, kilometers to the liter.
 *
 * @throws UnitsError for a number that is not above zero.
 * @example fuelEconomy({ value: 30, unit: 'mpg' }).litersPerHundredKilometers // 7.840486111111111
 */
export const fuelEconomy = tool({
  id: 'fuel-economy',
  name: 'Fuel economy calculator',
  category: 'travel',
  description:
    'Converts fuel economy between liters per distance, miles per US and imperial gallon, and kilometers per liter.',
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
  params: {
    value: number({ label: 'Fuel economy', above: 0 }),
    unit: choice({
      label: 'Unit',
      values: systems,
      names: { 'l/100km': 'L/100 km', mpg: 'mpg (US)', 'mpg-uk': 'mpg (UK)', 'km/l': 'km/L' },
    }),
  },
  result: {
    litersPerHundredKilometers: number({ label: 'Liters per hundred kilometers' }),
    milesPerGallon: number({ label: 'Miles per US gallon' }),
    milesPerImperialGallon: number({ label: 'Miles per imperial gallon' }),
    kilometersPerLiter: number({ label: 'Kilometers per liter' }),
  },
  examples: [
    {
      given: { value: 30, unit: 'mpg' },
      gives: { litersPerHundredKilometers: 0, milesPerGallon: 0, milesPerImperialGallon: 0, kilometersPerLiter: 0 },
    },
    {
      given: { value: 5 },
      gives: { litersPerHundredKilometers: 0, milesPerGallon: 0, milesPerImperialGallon: 0, kilometersPerLiter: 0 },
    },
  ],
  explain: () => ({
    rules: ['Liters per distance count fuel, the others count distance: the one is a number over the other.'],
    limits: [
      'A US gallon is about five sixths of an imperial one, so the same car has fewer miles to it.',
      'Twice the miles per gallon is half the fuel; the same step saves less the better a car is.',
    ],
    units: ['mile', 'gallon', 'gallon-imperial'],
    lookUp: {
      vary: 'value',
      values: [15, 20, 25, 30, 35, 40, 50, 60],
      show: ['litersPerHundredKilometers', 'milesPerImperialGallon', 'kilometersPerLiter'],
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
