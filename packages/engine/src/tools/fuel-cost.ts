import { exactly } from '../model/decimal.ts';
import { hundred } from '../arithmetic/percent.ts';
import { over, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, number, tool } from '../tool/declaration.ts';

/** Returns the fuel for a distance, in the unit of volume of the efficiency. */
const fuelFor = (distance: Ratio, efficiency: Ratio, unit: 'mpg' | 'l/100km' | 'km/l'): Ratio =>
  unit === 'l/100km' ? over(times(distance, efficiency), hundred) : over(distance, efficiency);

const cost = '[fuel|gas|petrol] (cost|trip|price) [for|of] [driving]';

// Functions without a spread make the sentences, because bundlers keep spreads and concatenated texts in programs that
// use another calculator

/** Returns the words of a trip: its distance, its fuel economy, and the price. */
// @__NO_SIDE_EFFECTS__
const trip = (distance: string, words: string): string =>
  `{distance:${distance}} [trip] [my car|car] [at|with|and|gets|does] {efficiency} ${words} [at|and|with] [gas is|fuel is|petrol is] {fuelPrice}`;

const mpg = trip('mile', '(mpg|miles per gallon)');
const litersPerDistance = trip('kilometer', '(l|liters|litres)(/|per)100 (km|kilometers)');
const distancePerLiter = trip('kilometer', '(km|kilometers)(/|per)(l|liter|litre)');

/** Returns a question with a price per named volume. */
// @__NO_SIDE_EFFECTS__
const priced = <const U extends string>(efficiencyUnit: U, words: string, volume: string) => ({
  says: [`[${cost}] ${words} [per|a|/] ${volume}`],
  given: { efficiencyUnit },
});

/** Returns a question with a price without a volume, which is assumed. */
// @__NO_SIDE_EFFECTS__
const assuming = <const U extends string>(efficiencyUnit: U, words: string, as: string) => ({
  says: [`${cost} ${words}`],
  given: { efficiencyUnit },
  assumes: { kind: 'unit' as const, of: 'fuel price', as },
});

/**
 * Returns the fuel for a trip, and its cost. With `mpg`: miles, US miles per gallon, price per US gallon; with
 * `l/100km` and `km/l`: kilometers, price per liter.
 *
 * @throws UnitsError for a negative distance or price, and for an efficiency that is not above zero.
 * @example fuelCost({ distance: 300, efficiency: 30, fuelPrice: 3.5 }).cost // 35
 */
export const fuelCost = tool({
  id: 'fuel-cost',
  name: 'Fuel cost calculator',
  category: 'money',
  description: 'Calculate how much fuel a trip takes and what it costs.',
  keywords: ['gas', 'gasoline', 'petrol', 'diesel', 'road', 'car', 'drive', 'mileage', 'mpg', 'consumption', 'journey'],
  main: 'cost',
  asks: [
    priced('mpg', mpg, '(gallon|gal)'),
    assuming('mpg', mpg, 'the price of a US gallon'),
    priced('l/100km', litersPerDistance, '(liter|litre|l)'),
    assuming('l/100km', litersPerDistance, 'the price of a liter'),
    priced('km/l', distancePerLiter, '(liter|litre|l)'),
    assuming('km/l', distancePerLiter, 'the price of a liter'),
  ],
  params: {
    distance: number({
      label: 'Distance',
      description: 'Miles with mpg, otherwise kilometers.',
      min: 0,
      unit: { by: 'efficiencyUnit', units: { mpg: 'mile', 'l/100km': 'kilometer', 'km/l': 'kilometer' } },
    }),
    efficiency: number({
      label: 'Fuel efficiency',
      description: 'In the unit you choose.',
      above: 0,
      unit: {
        by: 'efficiencyUnit',
        units: { mpg: 'mile-per-gallon', 'l/100km': 'liter-per-100-kilometer', 'km/l': 'kilometer-per-liter' },
      },
    }),
    fuelPrice: number({
      label: 'Fuel price',
      description: 'Per US gallon with mpg, otherwise per liter.',
      min: 0,
      unit: { by: 'efficiencyUnit', units: { mpg: 'per-gallon', 'l/100km': 'per-liter', 'km/l': 'per-liter' } },
    }),
    efficiencyUnit: choice({
      label: 'Efficiency unit',
      description: 'mpg means miles per US gallon.',
      values: ['mpg', 'l/100km', 'km/l'],
      names: { mpg: 'miles per gallon (US)', 'l/100km': 'liters per 100 km', 'km/l': 'kilometers per liter' },
    }),
  },
  result: {
    fuelUsed: number({ label: 'Fuel used', digits: 2 }),
    cost: number({ label: 'Cost', digits: 'money' }),
    fuelUnit: choice({ label: 'Fuel unit', description: 'gallon means the US gallon.', values: ['gallon', 'liter'] }),
  },
  examples: [
    {
      given: { distance: 420, efficiency: 6.3, fuelPrice: 1.79, efficiencyUnit: 'l/100km' },
      gives: { fuelUsed: 26.46, cost: 47.3634, fuelUnit: 'liter' },
    },
    {
      given: { distance: 300, efficiency: 30, fuelPrice: 3.5, efficiencyUnit: 'mpg' },
      gives: { fuelUsed: 10, cost: 35, fuelUnit: 'gallon' },
      region: 'US',
    },
    {
      given: { distance: 420, efficiency: 18, fuelPrice: 170, efficiencyUnit: 'km/l' },
      gives: { fuelUsed: 23.333333333333332, cost: 3966.6666666666665, fuelUnit: 'liter' },
      region: 'JP',
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'fuelUsed', is: 'distance ÷ efficiency', when: { efficiencyUnit: ['mpg', 'km/l'] } },
      { gives: 'fuelUsed', is: `distance × efficiency ÷ ${hundred.n}`, when: { efficiencyUnit: ['l/100km'] } },
      { gives: 'cost', is: 'fuelUsed × fuelPrice' },
    ],
    limits: [
      'With mpg, enter miles and US gallons; otherwise kilometers and liters.',
      'Assumes the same efficiency for the whole trip. Hills, traffic and weather can change it.',
    ],
    units: ['mile', 'gallon'],
    lookUp: { vary: 'efficiency', values: [3, 4, 5, 6, 7, 8, 9, 10, 12, 15], show: ['fuelUsed', 'cost'] },
  }),
  run({ distance, efficiency, fuelPrice, efficiencyUnit }) {
    const fuel = fuelFor(exactly(distance), exactly(efficiency), efficiencyUnit);
    return {
      fuelUsed: rounded(fuel),
      cost: rounded(times(fuel, exactly(fuelPrice))),
      fuelUnit: efficiencyUnit === 'mpg' ? 'gallon' : 'liter',
    };
  },
});
