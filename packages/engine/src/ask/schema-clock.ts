import { matchesOf } from '../model/matches.ts';
import { ratio } from '../model/rational.ts';
import type { Assumption } from '../model/assumption.ts';
import type { ClockWords, Role } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, span, withPlain, type Span } from '../text/span.ts';
import { readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import { calculate } from './arithmetic/calculate.ts';
import { difference, unitNode, type Node } from './arithmetic/node.ts';
import { rangesOf, valuesIn } from './factor-chain.ts';
import { inAfternoon } from './completed-moments.ts';
import { clockAt } from './grammar.ts';
import { namesCity } from './city.ts';
import { ownTimeAt } from './own-clock.ts';
import { partReader, rolesOf, type Part } from './roles.ts';
import { askedUnit, has, isQuestion, readParts, work, type Answered, type Story, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Word problems with times of day: arrivals, departures, and shifts without their breaks.

/** The words of English for times of day. */
const clockInEnglish: ClockWords = {
  morningBehind: 'am|a.m.',
  afternoonBehind: 'pm|p.m.',
  noon: 'noon|midday',
  midnight: 'midnight',
};

export interface Clock {
  readonly from: number;
  readonly end: number;
  readonly text: string;
  /** False for one that may be a duration: 7h50. */
  readonly isExact: boolean;
}

/** Matches what makes an hour of the clock a duration: 2時間. */
const isDuration = /^[間간]/;

/** Matches an hour that may be a duration: 7h50, 7時. */
const weakClock = /^\d{1,2}\s?[^\d\s.:]+(?:\s?\d{1,2}\D*)?$/;

const clockStart = /(?<![\p{N}.,:/-])[\p{L}\p{N}]/gu;

/** Returns the times of day in a text. Those with a colon or the half of the day are exact. */
export const clocksIn = (source: Span, { clock = clockInEnglish }: StoryContext): readonly Clock[] => {
  const found: Clock[] = [];
  const isForeign = source.lexicon?.vocabulary !== undefined;
  // In English a full stop is a decimal point
  const readTime = isForeign ? clockAt : ownTimeAt;
  for (const { index } of matchesOf(clockStart, source.plain)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const time = readTime(source, index, clock);
    if (!time || isDuration.test(source.plain.slice(time.end))) continue;
    const { text, end, isAfternoon } = time;
    const isExact = !isForeign || isAfternoon || !weakClock.test(source.plain.slice(index, end));
    found.push({ from: index, end, text, isExact });
  }
  return found.some(({ isExact }) => isExact) ? found.filter(({ isExact }) => isExact) : found;
};

/** Matches a sign between a time and a duration: 7h50 + 4h25. */
const signBehind = /^[-+−]/;

const signs = { '+': 'later', '-': 'earlier', '−': 'earlier' } as const;

/** Returns a text with `#` in place of what was read. */
export const withoutPlaces = (source: Span, clocks: readonly Pick<Clock, 'from' | 'end'>[]): Span => {
  const letters = source.plain.split('');
  for (const { from, end } of clocks) letters.fill('#', from, end);
  return withPlain(source, letters.join(''));
};

/** A time of day or two in a text, its durations, and the words beside them. */
interface Times {
  readonly clocks: readonly Clock[];
  readonly story: Story;
}

/** Reads the times of day and the durations of a text. Of two times that may be durations, as 7h50, the first alone may be one. */
export const readTimes = (source: Span, context: StoryContext, known: Knowledge): Times | undefined => {
  const found = clocksIn(source, context);
  const [first] = found;
  if (!first || found.length > 2) return undefined;
  const times = readTimesAt(found, source, context, known);
  if (found.length === 1 || (times && areEnds(times, first.isExact))) return times;
  return first.isExact ? undefined : readTimesAt([first], source, context, known);
};

/** Returns true for the start and the end of a time: words say so, or there is a break, or the time between them is asked for. */
const areEnds = ({ story: { values, parts, context } }: Times, isExact: boolean): boolean => {
  const [before, between, behind] = parts as readonly [Part, Part, Part];
  if (signBehind.test(between.place.plain)) return false;
  if (values.length > 0) return isExact && has(parts, 'pause');
  const isLed = before.roles.has('begin') && between.roles.has('end');
  const isTold = isLed || (between.roles.has('begin') && !between.roles.has('end') && behind.roles.has('end'));
  // 8:15 to 16:50, how many minutes
  const isAsked =
    isQuestion(before, context) || isQuestion(behind, context) || parts.every(({ others }) => others.length === 0);
  return isTold || (isExact && between.roles.has('span') && isAsked);
};

const readTimesAt = (
  clocks: readonly Clock[],
  source: Span,
  context: StoryContext,
  known: Knowledge,
): Times | undefined => {
  const units: Span[] = [];
  const values = valuesIn(withoutPlaces(source, clocks), units, context, false);
  if (!values || values.some(({ quantity }) => quantity !== 'time')) return undefined;
  const ranges = [...clocks.map(({ from, end }) => [from, end] as const), ...rangesOf(source, values)];
  const read = partReader(rolesOf(context.asking)!, known);
  const parts = readParts(
    source,
    ranges.sort(([a], [b]) => a - b),
    (place) => {
      const sign = signs[place.plain as keyof typeof signs];
      return sign ? { place, roles: new Map([[sign, []]]), others: [], units: [] } : read(place);
    },
  );
  // In another city the clock shows another time
  if (!parts || namesCity(source, context.cities)) return undefined;
  return { clocks, story: { source, values, parts, units, context, read } };
};

/** Matches am or pm behind a time. */
const halfOfDay = /\d\s?[ap]\.?m/i;

/** Answers what time it is after or before durations: `train leaves 22:47, takes 7 h 38 min, arrival`. */
const answerClock = ({ clocks, story }: Times): Answered => {
  const { source, values, parts, units, context } = story;
  const [clock] = clocks;
  const start = readClockTime(clock!.text);
  const way = wayOf(parts);
  if (!start || !way || values.length === 0 || parts.some((part) => part.units.length > 0)) return undefined;
  const place = span(source, clock!.from, clock!.end);
  const moment = { kind: 'clock', isInHalves: halfOfDay.test(place.plain) } as const;
  const first: Node = { kind: 'moment', seconds: secondsOfDay(start), moment, place };
  const root = values.reduce(
    (left, { node }): Node => ({ kind: way === 'later' ? '+' : '-', left, right: node, place: source }),
    first,
  );
  const worked = calculate({ root, units, isSum: true }, undefined, context.rates, source);
  if (worked instanceof Diagnostic || !worked.moment) return undefined;
  const { text } = worked.moment;
  const steps = values.map((value) => `${way === 'later' ? '+' : '−'} ${value.place.text}`);
  return { kind: 'calculation', result: text, results: [], text: `${place.text} ${steps.join(' ')} = ${text}` };
};

/** Matches a time without a word for the half of the day. */
const isBare = /^\d{1,2}(?:[:.]\d{2})?$/;

/** The seconds of a day. */
const day = 86_400;

/** Answers the time between two times of day without the breaks: `22:00 to 6:30, break 45 min`. */
const answerBetween = ({ clocks, story }: Times): Answered => {
  const { source, values, units, context } = story;
  const [start, written] = clocks.map((clock) => source.plain.slice(clock.from, clock.end)) as [string, string];
  const later = context.asking ? undefined : inAfternoon(start, written);
  const [from, to] = [clocks[0]!.text, later ?? clocks[1]!.text].map(readClockTime);
  if (!from || !to) return undefined;
  const seconds = (secondsOfDay(to) - secondsOfDay(from) + day) % day;
  // 9:00 to 5:00 may end in the afternoon
  const mayBeOtherHalf =
    seconds >= day / 2 &&
    clocks.every(
      ({ text, from: at, end }) => isBare.test(source.plain.slice(at, end)) && Number.parseInt(text, 10) <= 12,
    );
  if (seconds === 0 || mayBeOtherHalf) return undefined;
  const unit = unitNode(makeSource('hour', source.lexicon), units);
  const all: Node = { kind: 'measure', value: ratio(BigInt(seconds), 3600n), unit };
  const root = values.reduce((left: Node, { node }) => difference(left, node, source), all);
  const ends = clocks.map((clock) => source.text.slice(clock.from, clock.end)).join(' – ');
  // How many hours and minutes
  const isOfSeveral = askedUnit(story) === null;
  const told = isOfSeveral ? { ...story, parts: story.parts.map((part) => ({ ...part, units: [] })) } : story;
  const assumed: readonly Assumption[] = later === undefined ? [] : [{ kind: 'clock', of: written, as: later }];
  return work({ ...told, assumed }, root, [ends, ...values.map(({ place }) => `− ${place.text}`)].join(' '));
};

/** Returns whether durations are added to a time or taken from it. Undefined if the words do not say it. */
const wayOf = (parts: readonly Part[]): 'later' | 'earlier' | undefined => {
  const isSign = (role: Role): boolean => parts.some((part) => part.roles.has(role) && part.others.length === 0);
  const isLater = has(parts, 'later') || isSign('up');
  const isEarlier = has(parts, 'earlier') || isSign('down');
  const [begins, ends] = [has(parts, 'begin'), has(parts, 'end')];
  const last = parts.at(-1)!.roles;
  if (isLater || isEarlier) {
    if (isLater && isEarlier) return undefined;
    return isLater ? 'later' : 'earlier';
  }
  if (last.has('begin') !== last.has('end')) return last.has('end') ? 'later' : 'earlier';
  return begins && !ends && !last.has('begin') ? 'later' : undefined;
};

/** Answers a word problem with one or two times of day. A time of each day is asked for by the week or the month. */
export const answerTimes = (times: Times): Answered => {
  if (has(times.story.parts, 'daily')) return undefined;
  return times.clocks.length === 1 ? answerClock(times) : answerBetween(times);
};
