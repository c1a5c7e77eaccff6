import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { over, times } from '../model/rational.ts';
import { measure, number, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

const daysAYear = 365;
const wattsAKilowatt = exactly(1000);
/** The default number of days of a bill. */
const usualDays = 30;

const appliance =
  '{power} [heater|light|bulb|light bulb|lamp|tv|computer|pc|fridge|freezer|oven|microwave|dryer|kettle|fan|pump|motor|appliance|air conditioner] [on|used|running] [cost] [to run]';

// Functions make the sentences, because bundlers keep concatenated texts in programs that use another calculator

/** Returns the words for hours a day, and those for the time. */
// @__NO_SIDE_EFFECTS__
const eachDay = (period: string): string =>
  `[for] {hours:hour} (per day|a day|each day|every day|daily|/ day) | ${period}`;

/** Returns the sentences for an appliance that runs for a time, with and without a unit of the price. */
// @__NO_SIDE_EFFECTS__
const running = (time: string) => [
  ...['[at|costing] {price} [per|/] [a]', 'for {price} (per|/|a)'].map(
    (price) =>
      `[how much|what] [does|is|would] [it] [the] [electricity|energy|running|power] [cost|price] [to run|to leave|of running|to use|of|for] @(${appliance} | ${time} | ${price} (kwh|kilowatt hour))`,
  ),
  `[how much does] [it] (electricity|energy|running|power|cost) [cost|price] [to run|to leave|of running|to use|of|for] @(${appliance} | ${time}) (at|for|costing) {price}`,
];

/**
 * Returns the energy that an appliance uses, and its cost.
 *
 * @throws UnitsError for a power, hours, days or a price below zero, and for more than 24 hours a day.
 * @example electricityCost({ power: '2 kW', hours: 3, price: 0.3 }).perDay // 1.8
 */
export const electricityCost = tool({
  id: 'electricity-cost',
  name: 'Electricity cost calculator',
  category: 'electricity',
  description: 'Calculate what an appliance costs to run and how much energy it uses.',
  keywords: [
    'appliance',
    'kwh',
    'kilowatt-hour',
    'energy bill',
    'running cost',
    'power consumption',
    'heater',
    'light bulb',
  ],
  main: 'cost',
  asks: [
    { says: running(eachDay('(for|over|in) year')), given: { days: '365' } },
    { says: running(eachDay('(for|over|in) week')), given: { days: '7' } },
    { says: running(eachDay('[for {days} (days|day)|(for|over|in) month]')) },
    { says: running('[for] {hours:hour} | for {days} (days|day)') },
    // Hours of a single day
    { says: running('[for] {hours:hour}'), given: { days: '1' } },
  ],
  params: {
    power: quantity({ label: 'Power', of: 'power', unit: 'W', units: ['W', 'kW'], min: 0 }),
    hours: number({ label: 'Hours per day', counts: 'hour', min: 0, max: 24 }),
    price: number({ label: 'Price per kWh', min: 0 }),
    days: number({ label: 'Days', counts: 'day', above: 0, max: 36_525, default: usualDays }),
  },
  result: {
    cost: number({ label: 'Cost', digits: 'money' }),
    energy: measure({ label: 'Energy', digits: 2 }),
    perDay: number({ label: 'Cost per day', digits: 'price' }),
    perYear: number({ label: 'Cost per year', digits: 'money' }),
  },
  examples: [
    {
      given: { power: '2 kW', hours: 3, price: 0.3 },
      gives: {
        cost: 54,
        energy: { value: 180, unit: 'kilowatt-hour', symbol: 'kWh' },
        perDay: 1.8,
        perYear: 657,
      },
    },
    {
      given: { power: '60 W', hours: 5, price: 0.17, days: 31 },
      gives: {
        cost: 1.581,
        energy: { value: 9.3, unit: 'kilowatt-hour', symbol: 'kWh' },
        perDay: 0.051,
        perYear: 18.615,
      },
      region: 'US',
    },
    {
      given: { power: '1200 W', hours: 2, price: 31 },
      gives: {
        cost: 2232,
        energy: { value: 72, unit: 'kilowatt-hour', symbol: 'kWh' },
        perDay: 74.4,
        perYear: 27156,
      },
      region: 'JP',
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'perDay', is: 'cost ÷ days' },
      { gives: 'perYear', is: `perDay × ${daysAYear}` },
    ],
    rules: ['Energy = power × hours per day × days. Cost = energy × price per kilowatt-hour.'],
    limits: [
      'Assumes the appliance draws full power the whole time. Fridges and heaters with a thermostat draw less.',
      'Excludes fixed charges and rates that change by the hour.',
    ],
    units: ['watt', 'kilowatt-hour'],
    lookUp: { vary: 'hours', values: [0.5, 1, 2, 3, 4, 6, 8, 12, 24], show: ['cost', 'perYear'] },
  }),
  run({ power, hours, price, days }) {
    const daily = times(over(power.size, wattsAKilowatt), exactly(hours));
    const perDay = times(daily, exactly(price));
    return {
      cost: rounded(times(perDay, exactly(days))),
      energy: measureIn(times(daily, exactly(days)), 'kWh', 'kWh'),
      perDay: rounded(perDay),
      perYear: rounded(times(perDay, exactly(daysAYear))),
    };
  },
});
