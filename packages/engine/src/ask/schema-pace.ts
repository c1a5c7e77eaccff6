import { matchesOf } from '../model/matches.ts';
import { makeSource, type Span } from '../text/span.ts';
import { rangesOf, valuesIn } from './factor-chain.ts';
import type { Filled } from './match.ts';
import { partReader, rolesOf, rolesOfText, type Part } from './roles.ts';
import { withoutPlaces } from './schema-clock.ts';
import type { WantedTool } from './schema-tools.ts';
import { raceAt } from './slots.ts';
import {
  askedUnit,
  endsWith,
  has,
  readParts,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  type StoryContext,
} from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Questions about a run by what stands in them: a distance, and a time or a pace.

/** Matches minutes and seconds, or hours, minutes and seconds. */
const clock = /(?<![\d.,:])\d{1,3}:[0-5]\d(?::[0-5]\d)?(?![\d:])/g;

/** Matches the name of a race, or a run such as 10k. */
const raceStart = /(?<![\p{L}\p{N}])[\p{L}\d]/gu;

/** Matches the start of words after a time that make it a pace: 5:10 min/km. */
const tie = /^\s*(?:min(?:utes?|s)?\.?(?![a-z])\s*)?\/?/i;

/** Units of distance that a pace is for. */
const perUnits: Readonly<Record<string, string>> = { kilometer: 'km', mile: 'mile' };

/** The longest text that is read, which bounds the work. */
const longestText = 120;

/** Returns the only race that a text names. */
const raceIn = (source: Span): Filled | undefined => {
  const found: Filled[] = [];
  for (const { index } of matchesOf(raceStart, source.plain)) {
    const race = index < (found.at(-1)?.end ?? 0) ? undefined : raceAt(source, index, true);
    if (race) found.push(race);
  }
  return found.length === 1 ? found[0] : undefined;
};

/** Returns a text with the length of the race that it names: `half marathon in miles`, `marathon in 4 hours`. Undefined if it names none. */
export const withLengthOfRace = (source: Span): Span | undefined => {
  const race = source.text.length > longestText ? undefined : raceIn(source);
  if (!race) return undefined;
  const { text, lexicon } = source;
  // Three decimals are thousands in some languages: 42.195
  const length = race.text.replace(/\.\d{3}(?!\d)/, (decimals) => `${decimals}0`);
  return makeSource(`${text.slice(0, race.from)}${length}${text.slice(race.end)}`, lexicon);
};

/** Returns `km` or `mile` if words name no other unit of distance. */
const perUnitOf = (units: readonly Span[]): string | undefined => {
  const ids = units.flatMap((unit) => /kilometer|mile/.exec(unitOf(unit)?.id ?? '')?.[0] ?? []);
  return new Set(ids).size === 1 ? perUnits[ids[0]!] : undefined;
};

/** Matches the minutes and seconds of a runner's pace. Longer ones are the time of a race: 5k 25:00 per km. */
const paceOfRunner = /^(?:\d|1[0-5]):\d\d$/;

/** The kilometers of the units of a run. */
const kilometers: Readonly<Record<string, number>> = { km: 1, kilometer: 1, mile: 1.609344, meter: 0.001 };

/** The speeds of runs, in kilometers per hour. */
const speeds = { slowest: 5, fastest: 21 };

/** Returns true if hours and minutes are a likely time for a run. */
const isTimeOfRun = (clockTime: string, { text }: Filled): boolean => {
  const [hours, minutes] = clockTime.split(':').map(Number) as [number, number];
  const [length, unit] = text.split(' ') as [string, string];
  const speed = (Number(length) * (kilometers[unit] ?? Number.NaN)) / (hours + minutes / 60);
  return speed >= speeds.slowest && speed <= speeds.fastest;
};

/** Returns true if a time is a pace: `at 8:30 pace`, `a 5:10 al km`, `5:10/km`. */
const isPaceGiven = (before: Part, { text }: Filled, after: Part, isFirst: boolean, way: Filled): boolean => {
  const [tied] = tie.exec(after.place.plain)!;
  const isPer = tied.endsWith('/') || (after.roles.get('perOne') ?? []).some(({ from }) => from <= tied.length + 1);
  // 8:15 pace for 13.1 miles, but marathon 3:45 pace
  if (paceOfRunner.test(text) && startsWith(after, 'pace')) return !isTimeOfRun(text, way);
  // 10 km in 48:30 per km asks for the pace
  const isPace = isPer && paceOfRunner.test(text) && (isFirst || before.place.plain.trim() === '');
  if (!endsWith(before, 'at') && !isPace) return false;
  const [named] = after.units;
  const isTied = named !== undefined && named.offset - after.place.offset <= tied.length + mostOfTie;
  return isTied || (after.roles.get('pace') ?? []).some(({ from }) => from <= 1);
};

/** The results of the calculator that are speeds, by the unit that is asked for. */
const speedsAsked: Readonly<Record<string, string>> = {
  'kilometer-per-hour': 'kilometersPerHour',
  'mile-per-hour': 'milesPerHour',
};

/** The most letters of words between a time and the unit that it is for: per, pour un. */
const mostOfTie = 8;

/** Returns the question for the calculator of paces that a text asks. Undefined for other texts. */
export const findPace = (source: Span, context: StoryContext, known: Knowledge): WantedTool | undefined => {
  const roles = rolesOf(context.asking);
  const clocks = matchesOf(clock, source.plain).map(({ index, 0: text }): Filled => {
    return { text, from: index, end: index + text.length };
  });
  if (!roles || clocks.length > 1 || source.text.length > longestText) return undefined;
  if (clocks.length === 0 && !rolesOfText(source, roles).has('pace')) return undefined;
  const timeless = withoutPlaces(source, clocks);
  const race = raceIn(timeless);
  const units: Span[] = [];
  const values = valuesIn(race ? withoutPlaces(timeless, [race]) : timeless, units, context, false);
  const lengths = values?.filter(({ quantity }) => quantity === 'length') ?? [];
  const times = values?.filter(({ quantity }) => quantity === 'time') ?? [];
  if (!values || lengths.length + times.length !== values.length) return undefined;
  if (lengths.length + (race ? 1 : 0) !== 1 || times.length + clocks.length !== 1) return undefined;
  const placeOf = (value: (typeof values)[number]): Filled => {
    const [[from, end]] = rangesOf(source, [value]) as [readonly [number, number]];
    return { text: `${valueOf(value)} ${unitIdOf(value, units)}`, from, end };
  };
  const length = lengths.at(0);
  const [way, time] = [race ?? placeOf(length!), clocks.at(0) ?? placeOf(times[0]!)];
  const ranges = [way, time].map(({ from, end }) => [from, end] as const).sort(([a], [b]) => a - b);
  const parts = readParts(source, ranges, partReader(roles, known));
  if (!parts) return undefined;
  const at = ranges[0]![0] === time.from ? 0 : 1;
  const per = perUnitOf(parts.flatMap((part) => part.units));
  if (isPaceGiven(parts[at]!, time, parts[at + 1]!, at === 0, way)) {
    const ofWay = length && perUnits[unitIdOf(length, units)];
    const unit = per ?? ofWay;
    return unit === undefined
      ? undefined
      : { id: 'pace', values: { distance: way, pace: time, per: unit }, main: 'finish' };
  }
  // 10 km in 48:30, km/h
  const asked = unitOf(askedUnit({ parts }))?.id;
  if (!has(parts, 'pace'))
    return asked === undefined || !(asked in speedsAsked)
      ? undefined
      : { id: 'pace', values: { distance: way, time }, main: speedsAsked[asked]! };
  const isInMiles = (per ?? (length && perUnits[unitIdOf(length, units)])) === 'mile';
  return { id: 'pace', values: { distance: way, time }, main: isInMiles ? 'perMile' : 'perKilometer' };
};
