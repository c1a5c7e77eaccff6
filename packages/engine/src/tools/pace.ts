import { clockText, timeFor } from '../tool/clock.ts';
import { exactly } from '../model/decimal.ts';
import { measureIn, quantity } from '../tool/measured.ts';
import { over, ratio, times } from '../model/rational.ts';
import { choice, measure, text, tool } from '../tool/declaration.ts';
import { completeProduct } from '../tool/two-of-three.ts';

const law = { product: 'time', factors: ['distance', 'pace'] } as const;

const kilometers = { km: ratio(1n), mile: ratio(1_609_344n, 1_000_000n) };
const secondsAnHour = ratio(3600n);

/** Twice the fastest run, in kilometers per hour. */
const fastest = 100;

/** From a stroll to the fastest, in kilometers a minute. */
const speeds = { slowest: ratio(1n, 60n), fastest: over(exactly(fastest), exactly(60)) };

/**
 * The pace of a run, its time or its distance, from the other two. Times are text such as `25:00` (minutes and seconds) or `3:45:00`;
 * `3:30` for a marathon is hours and minutes.
 *
 * @throws UnitsError for fewer than two of them, three that disagree, a division by zero and what is no such measure.
 * @example pace({ distance: '5 km', time: '25:00' }).perKilometer // '5:00'
 */
export const pace = tool({
  id: 'pace',
  name: 'Pace calculator',
  category: 'travel',
  description: 'Calculate your running pace, time or distance from the other two.',
  keywords: [
    'running',
    'marathon',
    'half marathon',
    'jog',
    'min/km',
    'minutes per mile',
    'race',
    'split',
    'finish time',
  ],
  main: 'perKilometer',
  asks: [
    // The names of races, which would be five thousand kilometers as numbers
    {
      says: [
        '[running] pace [of|for] (5k|5 k) [run|race] in {time}',
        '(5k|5 k) [run|race] in {time} [pace]',
        '(5k|5 k) pace [for|in] {time}',
      ],
      given: { distance: '5 km' },
    },
    {
      says: [
        '[running] pace [of|for] (10k|10 k) [run|race] in {time}',
        '(10k|10 k) [run|race] in {time} [pace]',
        '(10k|10 k) pace [for|in] {time}',
      ],
      given: { distance: '10 km' },
    },
    {
      says: [
        '[running] pace [of|for] half marathon [run|race] in {time}',
        'half marathon [run|race] in {time} [pace]',
        'half marathon pace [for|in] {time}',
      ],
      given: { distance: '21.0975 km' },
    },
    {
      says: [
        '[running] pace [of|for] marathon [run|race] in {time}',
        'marathon [run|race] in {time} [pace]',
        'marathon pace [for|in] {time}',
      ],
      given: { distance: '42.195 km' },
    },
    '[running] pace [of|for] {distance} in {time}',
    '{distance} in {time} pace',
    '{distance} run in {time}',
    '(run|ran) {distance} in {time} [pace]',
    {
      says: [
        'how long [is|does it take] [to run] {distance} at {pace} (per|a|/) (km|kilometer)',
        '[finish time] {distance} at {pace} (per|a|/) (km|kilometer)',
        '{distance} at pace [of] {pace}',
      ],
      main: 'finish',
    },
    {
      says: [
        'how long [is|does it take] [to run] {distance} at {pace} (per|a|/) mile',
        '[finish time] {distance} at {pace} (per|a|/) mile',
      ],
      given: { per: 'mile' },
      main: 'finish',
    },
  ],
  params: {
    distance: quantity({ label: 'Distance', of: 'length', unit: 'km', above: 0, optional: true }),
    time: quantity({
      label: 'Time',
      description: 'For example 25:00 or 1:45:30.',
      of: 'time',
      unit: 'min',
      clock: 'minutes',
      above: 0,
      optional: true,
    }),
    pace: quantity({
      label: 'Pace',
      description: 'For example 5:30.',
      of: 'time',
      unit: 'min',
      clock: 'minutes',
      above: 0,
      optional: true,
    }),
    per: choice({ label: 'Pace per', values: ['km', 'mile'], names: { km: 'kilometer' } }),
  },
  result: {
    perKilometer: text({ label: 'Pace per kilometer' }),
    perMile: text({ label: 'Pace per mile' }),
    finish: text({ label: 'Time' }),
    way: measure({ label: 'Distance', digits: 3 }),
    kilometersPerHour: measure({ label: 'Speed', digits: 2, plausible: { max: fastest } }),
    milesPerHour: measure({ label: 'Speed (mph)', digits: 2 }),
  },
  examples: [
    {
      given: { distance: '5 km', time: '25:00' },
      gives: {
        perKilometer: '5:00',
        perMile: '8:03',
        finish: '25:00',
        way: { value: 5, unit: 'kilometer', symbol: 'km' },
        kilometersPerHour: { value: 12, unit: 'kilometer-per-hour', symbol: 'km/h' },
        milesPerHour: { value: 7.456454306848007, unit: 'mile-per-hour', symbol: 'mph' },
      },
    },
    {
      given: { distance: '42.195 km', pace: '5:41' },
      gives: {
        perKilometer: '5:41',
        perMile: '9:09',
        finish: '3:59:48',
        way: { value: 42.195, unit: 'kilometer', symbol: 'km' },
        kilometersPerHour: { value: 10.557184750733137, unit: 'kilometer-per-hour', symbol: 'km/h' },
        milesPerHour: { value: 6.559930475232851, unit: 'mile-per-hour', symbol: 'mph' },
      },
    },
    {
      given: { distance: '6 mi', time: '54:00', per: 'mile' },
      gives: {
        perKilometer: '5:36',
        perMile: '9:00',
        finish: '54:00',
        way: { value: 6, unit: 'mile', symbol: 'mi' },
        kilometersPerHour: { value: 10.72896, unit: 'kilometer-per-hour', symbol: 'km/h' },
        milesPerHour: { value: 6.666666666666667, unit: 'mile-per-hour', symbol: 'mph' },
      },
      region: 'US',
    },
  ],
  rivals: { of: ['distance', 'time', 'pace'], most: 2 },
  explain: () => ({
    rules: ['Pace = time ÷ distance. Speed = distance ÷ time.'],
    limits: [
      'Assumes an even pace over the whole distance.',
      'Paces and times are calculated exactly and shown to the nearest second.',
    ],
    units: ['mile'],
    lookUp: {
      vary: 'pace',
      values: ['4:00', '4:30', '5:00', '5:30', '6:00', '6:30', '7:00'],
      show: ['finish', 'perMile'],
    },
  }),
  run({ distance, time, pace: given, per }, name) {
    const perKilometer = given && over(given.size, kilometers[per]);
    const { all } = completeProduct(
      law,
      { distance: distance?.size, time: timeFor(distance?.size, time, speeds), pace: perKilometer },
      name,
      (product) => `at that pace it would take ${clockText(times(product, ratio(60n)))}`,
    );
    const speed = over(all.distance, over(all.time, ratio(60n)));
    const seconds = times(all.pace, ratio(60n));
    return {
      perKilometer: clockText(seconds),
      perMile: clockText(times(seconds, kilometers.mile)),
      finish: clockText(over(times(all.time, secondsAnHour), ratio(60n))),
      way: measureIn(all.distance, 'km', distance?.unit ?? per),
      kilometersPerHour: measureIn(speed, 'km/h', 'km/h'),
      milesPerHour: measureIn(speed, 'km/h', 'mph'),
    };
  },
});
