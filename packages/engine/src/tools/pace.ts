import { clockText, timeFor } from '../tool/clock.ts';
import { exactly } from '../model/decimal.ts';
import { measureIn, quantity } from '../tool/measured.ts';
import { over, ratio, times } from '../model/rational.ts';
import { choice, measure, text, tool } from '../tool/declaration.ts';
import { completeProduct } from '../tool/two-of-three.ts';

const law = { product: 'time', factors: ['distance', 'pace'] } as const;

const kilometers = { km: ratio(1n), mile: ratio(1_609_344n, 1_000_000n) };
const secondsAnHour = ratio(3600n);

/** Twice the speed of the fastest runner, in kilometers per hour. */
const fastest = 100;

/** The speed of a stroll, in kilometers per hour. */
const slowest = 3;

/** Speeds from a stroll to that limit, in kilometers per minute. */
const speeds = { slowest: over(exactly(slowest), exactly(60)), fastest: over(exactly(fastest), exactly(60)) };

/**
 * Returns the pace of a run, its time or its distance, from the other two. Times are text such as `25:00` (minutes and
 * seconds) or `3:45:00`; `3:30` for a marathon is hours and minutes.
 *
 * @throws UnitsError for fewer than two of them, three that disagree, a division by zero and other measures.
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
    {
      says: [
        'what pace is {distance} [run|race] in {time}',
        '[running] pace [of|for] {distance} [run|race] in {time} [(per|a|/) (km|kilometer)]',
        '{distance} [run|race] in {time} pace [(per|a|/) (km|kilometer)]',
        'pace {distance} [in] {time}',
        '[what] pace [do i need] [for|of|to run] [a] [sub|under] {time} {distance:race}',
        '{distance:race} pace [for|in] {time}',
        '{distance:race} {time} pace',
        '{distance:race} [run|race] in {time} [(per|a|/) (km|kilometer)]',
        '{distance} run in {time}',
        '(run|ran) {distance} in {time} [pace]',
      ],
    },
    {
      says: [
        '[running] pace [of|for] {distance} [run|race] in {time} (per|a|/) mile',
        '{distance} [run|race] in {time} pace (per|a|/) mile',
        '{distance:race} [run|race] in {time} (per|a|/) mile',
        'pace per mile [of|for] {time} {distance:race}',
      ],
      main: 'perMile',
    },
    {
      says: [
        'how long [is|does it take|will it take] [to run] {distance} at {pace} [min|minutes] (per|a|/) (km|kilometer)',
        'how long does {distance} take at {pace} [min|minutes] (per|a|/) (km|kilometer)',
        '[finish time|time] [to run|for] {distance} [race|run] at {pace} [min|minutes] (per|a|/) (km|kilometer) [finish time|time]',
        '{distance:race} time at {pace} [min|minutes] (per|a|/) (km|kilometer)',
        '{distance} at pace [of] {pace}',
      ],
      main: 'finish',
    },
    {
      says: [
        'how long [is|does it take|will it take] [to run] {distance} at {pace} [min|minutes] (per|a|/) mile',
        '[finish time|time] [to run|for] {distance} [race|run] at {pace} [min|minutes] (per|a|/) mile [finish time|time]',
        '{distance:race} time at {pace} [min|minutes] (per|a|/) mile',
        'how long does {distance} take at {pace} [min|minutes] (per|a|/) mile',
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
    kilometersPerHour: measure({ label: 'Speed', digits: 2, plausible: { min: slowest, max: fastest } }),
    milesPerHour: measure({ label: 'Speed', digits: 2 }),
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
