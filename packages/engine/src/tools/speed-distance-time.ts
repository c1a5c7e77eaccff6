import { clockText, timeFor } from '../tool/clock.ts';
import { identifierIn, measureIn, quantity } from '../tool/measured.ts';
import { ratio, times } from '../model/rational.ts';
import { measure, text, tool, unit } from '../tool/declaration.ts';
import { completeProduct } from '../tool/two-of-three.ts';

const law = { product: 'distance', factors: ['speed', 'time'] } as const;

type Quantity = 'distance' | 'speed' | 'time';

// The units of the calculation. They are separate constants, because reading a property keeps bundlers from dropping
// the tool
const distanceUnit = 'km';
const speedUnit = 'km/h';
const timeUnit = 'h';

const base: Record<Quantity, string> = { distance: distanceUnit, speed: speedUnit, time: timeUnit };

const secondsAnHour = ratio(3600n);

/** Speeds from a stroll to an airliner, in kilometers per hour. */
const speeds = { slowest: ratio(1n), fastest: ratio(1000n) };

/** The unit of speed for each unit of distance: miles per hour with miles. */
const speedsFor: Readonly<Record<string, string>> = {
  mile: 'mph',
  foot: 'mph',
  yard: 'mph',
  'nautical-mile': 'kn',
  meter: 'm/s',
};
const distancesFor: Readonly<Record<string, string>> = {
  'mile-per-hour': 'mi',
  'foot-per-second': 'ft',
  knot: 'nmi',
  'meter-per-second': 'm',
};

/** Returns the default unit of the result. */
const usualUnit = (missing: Quantity, given: Readonly<Record<Quantity, string | undefined>>): string => {
  if (missing === 'speed') return speedsFor[identifierIn(base.distance, given.distance!)] ?? base.speed;
  if (missing === 'distance') return distancesFor[identifierIn(base.speed, given.speed!)] ?? base.distance;
  return base.time;
};

/**
 * Returns speed, distance and time from any two. Measures are text such as `100 km`, `2 h` or `60 mph`, or bare numbers
 * in kilometers, hours and kilometers per hour.
 *
 * @throws UnitsError for fewer than two of them, three that disagree, a division by zero and other measures.
 * @example speedDistanceTime({ distance: '150 mi', time: '2 h 30 min' }).result // { value: 60, unit: 'mile-per-hour', symbol: 'mph' }
 */
export const speedDistanceTime = tool({
  id: 'speed-distance-time',
  name: 'Speed, distance and time calculator',
  category: 'travel',
  description: 'Calculate speed, distance or time from the other two.',
  keywords: [
    'velocity',
    'how fast',
    'how far',
    'how long',
    'travel time',
    'average speed',
    'journey',
    'mph',
    'km/h',
    'drive',
  ],
  main: 'result',
  asks: [
    {
      says: ['[what is the] [average] speed in (km/h|kmh|kph) [of|for] {distance} (in|over) {time}'],
      given: { unit: 'km/h' },
    },
    { says: ['[what is the] [average] speed in m/s [of|for] {distance} (in|over) {time}'], given: { unit: 'm/s' } },
    // 100 m in 10 are not 10 hours
    {
      says: [
        '[what|average] speed [of|for] {distance} [in|over] {time}',
        'how fast is {distance} in {time}',
        '{distance} in {time} (speed|how fast)',
      ],
      like: /\d\s*(?:km|k\b|kilomet|mi\b|miles?\b|nmi|nautical)|(?:\d\s*[a-z]+\W+(?:in|over)\b.*\d\s*[a-z]|:\d)/i,
    },
    'how long [is|does it take|will it take] [to] [drive|travel|go|cover|walk|run|ride|cycle|fly|for] {distance} at {speed}',
    'how long (does|do|will|would) {distance} take at {speed}',
    'time (for|to travel|to drive|to walk|to run|to ride|to cycle|to fly) {distance} at {speed}',
    '{distance} at {speed} (how long|time)',
    'how far [is|can you go] [in] {time} at {speed}',
    '[distance] travelled in {time} at {speed}',
    'distance [travelled|traveled|covered] [in] {time} at {speed}',
    'distance at {speed} (for|in|after) {time}',
    '{speed} for {time} (how far|distance)',
    // 5 at 10 is unclear, so both sides need units
    { says: ['{distance} at {speed}'], like: /^[\d.,]+\s*(?!at\b)[a-z].*\s[\d.,:]+\s*[a-z]/i },
  ],
  params: {
    distance: quantity({ label: 'Distance', of: 'length', unit: distanceUnit, min: 0, optional: true }),
    time: quantity({
      label: 'Time',
      description: 'For example 1:30 or 90 min.',
      of: 'time',
      unit: timeUnit,
      min: 0,
      optional: true,
    }),
    speed: quantity({ label: 'Speed', of: 'speed', unit: speedUnit, min: 0, optional: true }),
    unit: unit({
      label: 'Result in',
      description: 'By default the unit that matches your input.',
      optional: true,
    }),
  },
  result: {
    result: measure({ label: 'Result' }),
    clock: text({
      label: 'Time (h:min:s)',
      description: 'Present if the result is a time.',
      optional: true,
    }),
    distance: measure({ label: 'Distance' }),
    time: measure({ label: 'Time' }),
    speed: measure({ label: 'Speed' }),
  },
  examples: [
    {
      given: { distance: '150 km', time: '2 h' },
      gives: {
        result: { value: 75, unit: 'kilometer-per-hour', symbol: 'km/h' },
        distance: { value: 150, unit: 'kilometer', symbol: 'km' },
        time: { value: 2, unit: 'hour', symbol: 'h' },
        speed: { value: 75, unit: 'kilometer-per-hour', symbol: 'km/h' },
      },
    },
    {
      given: { distance: '100 km', speed: '80 km/h' },
      gives: {
        result: { value: 1.25, unit: 'hour', symbol: 'h' },
        clock: '1:15:00',
        distance: { value: 100, unit: 'kilometer', symbol: 'km' },
        time: { value: 1.25, unit: 'hour', symbol: 'h' },
        speed: { value: 80, unit: 'kilometer-per-hour', symbol: 'km/h' },
      },
    },
    {
      given: { speed: '60 mph', time: '2:30' },
      gives: {
        result: { value: 150, unit: 'mile', symbol: 'mi' },
        distance: { value: 150, unit: 'mile', symbol: 'mi' },
        time: { value: 2.5, unit: 'hour', symbol: 'h' },
        speed: { value: 60, unit: 'mile-per-hour', symbol: 'mph' },
      },
      region: 'US',
    },
  ],
  rivals: { of: ['distance', 'time', 'speed'], most: 2 },
  explain: () => ({
    rules: ['Speed = distance ÷ time. Distance = speed × time. Time = distance ÷ speed.'],
    limits: [
      'Speed is the average over the whole trip, including stops.',
      'By default miles give mph, nautical miles give knots, and other units give km/h.',
    ],
    units: ['mile', 'nautical-mile', 'hour'],
    lookUp: { vary: 'time', values: ['30 min', '1 h', '90 min', '2 h', '3 h', '4 h', '5 h', '8 h'], show: ['speed'] },
  }),
  run({ distance, time, speed: pace, unit: asked }, name) {
    const { all, missing } = completeProduct(
      law,
      { distance: distance?.size, time: timeFor(distance?.size, time, speeds), speed: pace?.size },
      name,
      (product) => `the distance would be ${measureIn(product, base.distance, distance!.unit).value} ${distance!.unit}`,
    );
    const given = { distance: distance?.unit, time: time?.unit, speed: pace?.unit };
    const wanted = missing ?? 'speed';
    const units = { ...given, [wanted]: asked ?? given[wanted] ?? usualUnit(wanted, given) };
    const of = (key: Quantity) => measureIn(all[key], base[key], units[key]!, name('unit'));
    const answer = { distance: of('distance'), time: of('time'), speed: of('speed') };
    const clock = wanted === 'time' ? clockText(times(all.time, secondsAnHour)) : undefined;
    return { result: answer[wanted], clock, ...answer };
  },
});
