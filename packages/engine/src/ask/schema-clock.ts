import { alternatives } from '../languages/words.ts';
import { readDimension, sameDimension } from '../model/dimension.ts';
import { matchesOf } from '../model/matches.ts';
import { ratio, toNumber, type Ratio } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { Assumption } from '../model/assumption.ts';
import type { Asking, ClockWords, Role } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { rankOf } from '../naming/rank.ts';
import { withBlanks, makeSource, matchAt, span, withPlain, type Span } from '../text/span.ts';
import { clockTime, readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import { calculate } from './arithmetic/calculate.ts';
import { difference, numberNode, product, quotient, unitNode, type Node } from './arithmetic/node.ts';
import { calculated } from './calculated.ts';
import { rangesOf, unitOfSpeed, valuesIn, type Factor } from './factor-chain.ts';
import { inAfternoon } from './completed-moments.ts';
import { clockAt } from './grammar.ts';
import { namesCity } from './city.ts';
import { weekdaysIn, type Weekday } from './day.ts';
import type { CalculationAnswer } from './answer.ts';
import { leaving } from './leaving.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { noteOf } from './note.ts';
import { bareTimeAt, clockInEnglish, ownTimeAt, plainTime, type OwnTime } from './own-clock.ts';
import { haveDays } from './questions.ts';
import { writtenOf } from './schema-conversion.ts';
import { isAnd, isLedTo, partReader, rolesOf, rolesOfText, type Part } from './roles.ts';
import { asSpeedOf, rolesOfSpeed } from './schema-trip.ts';
import { withLesserUnits } from './schema-units.ts';
import {
  asNumber,
  askedUnit,
  endsWith,
  has,
  isCount,
  isFromNow,
  isQuestion,
  readParts,
  startsWith,
  unitIdOf,
  unitOf,
  work,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
  changes,
  timeShifts,
} from './story.ts';
import { wordsBetween, type Knowledge } from './unknown-words.ts';

// Word problems with times of day: arrivals, departures, and shifts without their breaks.

/** Matches what makes an hour of the clock a duration: 2時間. */
const isDuration = /^[間간]/;

/** Matches where a time may start: not after a sign, unless that is a dash between two times. */
const clockStart = /(?<![\p{N}.,:/]|(?<![\p{L}\p{N}]\s?)-)[\p{L}\p{N}]/gu;

/** Returns the times of day in a text. One that may be a duration counts only without others. */
export const clocksIn = (source: Span, context: StoryContext): readonly OwnTime[] => {
  const { clock = clockInEnglish } = context;
  const found: OwnTime[] = [];
  // In English a full stop is a decimal point
  const readTime = source.lexicon?.vocabulary ? clockAt : ownTimeAt;
  for (const { index } of matchesOf(clockStart, source.plain)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const time = readTime(source, index, clock);
    if (time && !isDuration.test(source.plain.slice(time.end))) found.push(time);
  }
  const sure = found.some(({ isWeak }) => !isWeak) ? found.filter(({ isWeak }) => !isWeak) : found;
  return withHoursBeside(source, source.lexicon?.vocabulary ? sure : withBareHours(source, sure), context);
};

/** Matches a number that may be an hour: not a part of another number, an amount of money or a percentage. */
const mayBeHour = /(?<![\p{N}:.,/$£€+])(?:2[0-4]|[01]?\d)(?![\p{N}:/%٪$£€₹₽₺]|[.,]\p{N})/uy;

/** Matches an hour in digits before or after a time of day in English, or two of them before a break: 9 to 5:30, 8:30 to 5, 9 to 5 with 30 min lunch. */
const bareHours = [
  /(?<![\d:.,/$£€]|\d\s)(\d{1,2})\s?(?:-|–|to|till?|until)\s?(?=\d{1,2}(?::\d\d|\s?[ap]m)(?![\d:]))/g,
  /(?<=(?:\d:\d\d|\d\s?[ap]m)\s?(?:-|–|to|till?|until)\s?)(\d{1,2})(?![\d:.,/%]|\s?[ap]\.?m)(?=\s|$)/g,
  /(?<![\d:.,/$£€]|\d\s)(\d{1,2})(?:\s?(?:-|–|to|till?|until)\s?|\s)(?=\d{1,2}\s(?:with|minus|less|and|,)\s(?:an?|half|\d+)\D*(?:lunch|break))/g,
  /(?<=(?<![\d:.,/$£€])\d{1,2}(?:\s?(?:-|–|to|till?|until)\s?|\s))(\d{1,2})(?=\s(?:with|minus|less|and|,)\s(?:an?|half|\d+)\D*(?:lunch|break))/g,
];

/** Returns times of day with those that an English text says by the hour alone beside them. */
const withBareHours = (source: Span, found: readonly OwnTime[]): readonly OwnTime[] => {
  const all = [...found];
  for (const pattern of bareHours)
    for (const { index, 1: hour } of matchesOf(pattern, source.lower)) {
      const end = index + hour!.length;
      const isRead = all.some((one) => one.from < end && one.end > index);
      if (!isRead && Number(hour) >= 1 && Number(hour) <= 12) all.push(plainTime(`${hour}:00`, index, end));
    }
  return all.length === found.length ? found : all.sort((one, other) => one.from - other.from);
};

/** Returns true for a text that asks for hours or minutes. */
const asksForTimeOfDay = ({ lower, lexicon }: Span): boolean => {
  const { howMany = [] } = lexicon?.vocabulary?.words ?? {};
  return matchesOf(wordsAfter(howMany), lower).some(([, word = '']) =>
    partsOfDay.has(lexicon!.meaningsOf(word).units[0]?.id ?? ''),
  );
};

/** Returns a pattern for the word after one of some words. */
const wordsAfter = oncePer(
  (words: readonly string[]): RegExp => new RegExp(String.raw`(?:${alternatives(words)})\s([\p{L}\p{M}]+)`, 'giu'),
);

/** Matches the last word of a time where its ending says what a preposition says elsewhere: dokuzdan. */
const lastWord = /[\p{L}\p{M}]+$/u;
const shortestEnding = 2;

/**
 * Returns times of day with the hours alone beside words that join times: `turno de 8 a 15`, `halb neun bis fünf`. Such an hour is one in a text
 * about work, about another time, or that asks for hours.
 */
const withHoursBeside = (
  source: Span,
  found: readonly OwnTime[],
  { asking, clock = clockInEnglish }: StoryContext,
): readonly OwnTime[] => {
  const roles = rolesOf(asking);
  if (!roles || hasUnspaced(source.plain)) return found;
  const told = rolesOfText(source, roles);
  const isOfWork = told.has('shift');
  const isBesideTime = asking !== undefined && found.length === 1 && !found[0]!.isWeak;
  // The كم of the time is also how much
  const questions = new Set((told.get('question') ?? []).map(({ from }) => from));
  const asksWhat = told.get('whatTime')?.some(({ from }) => !questions.has(from)) === true;
  const isAsked = asking !== undefined && found.length === 0 && (asksWhat || asksForTimeOfDay(source));
  if (!isOfWork && !isBesideTime && !isAsked) return found;
  const howMany = (source.lexicon?.vocabulary?.words.howMany ?? []).map(plainLetters);
  const leads = (clock.lead ?? 'at').split('|').map(plainLetters);
  const joints = [...(roles.span ?? []), ...(roles.until ?? [])].map(plainLetters);
  const between = String.raw`\s?[-–—]\s?|\s{2,}|\s(?:${alternatives([...joints, ...leads])})\s`;
  const afterHour = new RegExp(String.raw`^(?:${between})(?=\d)|^\s(?:${alternatives(joints)})(?!\p{L})`, 'iu');
  const beforeHour = new RegExp(
    String.raw`(?:\d|\d\s?\p{L}{1,3})(?:${between})$|(?<!\p{L})(?:${alternatives(joints)})\s$`,
    'iu',
  );
  const ledBy = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(leads)})\s$`, 'iu');
  const endings = (clock.hourEnds ?? '').split('|').filter(({ length }) => length >= shortestEnding);
  const letters = plainLetters(source.text.length === source.plain.length ? withLines(source) : source.plain);
  const all = [...found];
  for (const { index } of matchesOf(clockStart, source.plain)) {
    const hour = matchAt(mayBeHour, letters, index)?.[0];
    if (hour === undefined && /\d/.test(letters[index]!)) continue;
    const time =
      hour === undefined
        ? bareTimeAt(source, index, clock)
        : plainTime(`${Number(hour) % 24}:00`, index, index + hour.length);
    if (!time || all.some((one) => one.from < time.end && one.end > index)) continue;
    const [before, after] = [letters.slice(0, index), letters.slice(time.end)];
    const [, next = ''] = /^\s*([\p{L}\p{M}]+)/u.exec(after) ?? [];
    const unit = [...joints, ...howMany].includes(next) ? undefined : source.lexicon!.meaningsOf(next).units[0];
    // 5 Stunden are no time of day, unless they are of work
    const isOfHours = isOfWork && hour !== undefined && unit?.quantity?.id === 'time';
    if (unit && rankOf(unit) === 'everyday' && !isOfHours) continue;
    const lead = ledBy.exec(before)?.[0];
    const last = plainLetters(lastWord.exec(source.plain.slice(index, time.end))?.[0] ?? '');
    const isEnded = endings.some((ending) => last.length > ending.length + 1 && last.endsWith(ending));
    const isJoined = lead !== undefined || isEnded || beforeHour.test(before);
    // Without work or another time, 8 a 15 may be any numbers
    if (isJoined || (afterHour.test(after) && (isOfWork || all.length > 0)))
      all.push({ ...time, from: index - (lead?.length ?? 0) });
  }
  return all.length === found.length ? found : all.sort((one, other) => one.from - other.from);
};

/** Returns the words of a text with the lines between its numbers as written: 8-15. */
const withLines = ({ text, plain }: Span): string =>
  Array.from({ length: plain.length }, (_, at) => (/[-–—]/.test(text.charAt(at)) ? '-' : plain.charAt(at))).join('');

/** Matches a sign between a time and a duration: 7h50 + 4h25. */
const signAfter = /^[-+−]/;

const signs = { '+': 'later', '-': 'earlier', '−': 'earlier', less: 'earlier' } as const;

/** Returns a text with `#` in place of what was read. */
export const withoutPlaces = (source: Span, clocks: readonly Pick<OwnTime, 'from' | 'end'>[]): Span =>
  withBlanks(
    source,
    clocks.map(({ from, end }) => [from, end] as const),
    '#',
  );

/** A time of day or two in a text, its durations, and the words beside them. */
interface Times {
  readonly clocks: readonly OwnTime[];
  readonly story: Story;
  /** The number of days on which the time is the same: Monday to Friday 9 to 5. */
  readonly days?: number | undefined;
}

/** Reads the times of day and the durations of a text. Of two times that may be durations, as 7h50, the first alone may be one. */
export const readTimes = (source: Span, context: StoryContext, known: Knowledge): Times | undefined => {
  const found = clocksIn(source, context);
  const [first] = found;
  if (!first) return readLedHour(source, context, known);
  if (found.length > mostClocks) return undefined;
  // de 8h30 à 17h45 avec 1 heure de pause
  const ends = found.length === 3 ? readTimesAt(found.slice(0, 2), source, context, known) : undefined;
  if (ends && ends.story.values.length > 0 && areEnds(ends, !first.isWeak)) return ends;
  const times = readTimesAt(found, source, context, known);
  if (found.length > 2) return times && arePeriods(times) ? times : undefined;
  if (found.length === 1 || (times && (endsFromNow(times) || areEnds(times, !first.isWeak)))) return times;
  return !first.isWeak ? undefined : readTimesAt([first], source, context, known);
};

const ledHour = oncePer(
  ({ lead = '' }: ClockWords): RegExp =>
    new RegExp(String.raw`(?<!\p{L})(?:${alternatives(lead.split('|'))})\s(\d{1,2})(?![\d:]|[.,]\d)`, 'giu'),
);

/** Reads an hour in digits after a word that leads to a time, where words say that something begins: `empieza a las 9 y dura 90 minutos`. */
const readLedHour = (source: Span, context: StoryContext, known: Knowledge): Times | undefined => {
  const { clock = clockInEnglish } = context;
  const [hour, another] = clock.lead === undefined ? [] : matchesOf(ledHour(clock), source.plain);
  if (!hour || another) return undefined;
  const time = plainTime(`${hour[1]}:00`, hour.index, hour.index + hour[0].length);
  const times = readTimesAt([time], source, context, known);
  const [before, after] = times?.story.parts ?? [];
  // In Persian and Turkish the verb stands after the hour
  return before?.roles.has('begin') || (after && startsWith(after, 'begin')) ? times : undefined;
};

/** Returns true for a distance alone. */
const isJourney = ([way, another]: readonly Factor[]): boolean => way?.quantity === 'length' && another === undefined;

/** The most times of day: the starts and the ends of three periods. */
const mostClocks = 6;

/** Roles beside which periods do not add up. */
const otherPeriods: readonly Role[] = [
  ...changes,
  ...timeShifts,
  'pause',
  'cost',
  'average',
  'season',
  'localTime',
  'percent',
  'each',
];

/** Returns true for several starts and ends whose periods add up: `8:00-12:00 and 13:00-17:30, how many hours`. */
const arePeriods = ({ clocks, story }: Times): boolean => {
  const { values, parts, source } = story;
  const isJoint = ({ others, units }: Part): boolean =>
    units.length === 0 && others.every((word) => word === '' || isAnd(word, source));
  return (
    clocks.length % 2 === 0 &&
    values.length === 0 &&
    parts.slice(1, -1).every(isJoint) &&
    parts.slice(1, -1).every(({ others }, at) => at % 2 === 1 || others.length === 0) &&
    !otherPeriods.some((role) => parts.some((part, at) => at % 2 === 0 && part.roles.has(role)))
  );
};

/** Returns the times of a story from the one that it is to the one that is asked about: `it is 16:50, how long until 19:30`. */
const endsFromNow = ({ clocks, story }: Times): readonly [now: OwnTime, then: OwnTime] | undefined => {
  const [before, between, after] = story.parts as readonly [Part, Part, Part];
  const [one, other] = clocks as readonly [OwnTime, OwnTime];
  if (story.values.length > 0 || after.roles.has('pause') || ![before, between].some(asksForTime(story)))
    return undefined;
  const isOf = (role: Role): readonly boolean[] => [before, between].map(({ roles }) => roles.has(role));
  const [[isFirst, isSecond], [isUntilFirst, isUntilSecond]] = [isOf('now'), isOf('until')] as const;
  if (isFirst && !isSecond && isUntilSecond) return [one, other];
  return isUntilFirst && isSecond ? [other, one] : undefined;
};

/** Returns a function that finds questions. Some of them are words for time that is left: `falta`. */
const asksForTime =
  ({ context }: Story) =>
  (part: Part): boolean =>
    isQuestion(part, context) || part.roles.has('until');

/** Roles of words beside a time that does not count: 9:30 to 18:00 minus 45 minutes. */
const taking: readonly Role[] = ['pause', 'down', 'without'];

/** Returns true for words beside a time that does not count. */
const isTaken = (part: Part): boolean =>
  taking.some((role) => part.roles.has(role)) || part.place.lower.trim() === 'less';

/** Returns true for the start and the end of a time: words say so, or there is a break, or the time between them is asked for. */
const areEnds = ({ clocks, story: { source, values, parts, units, context } }: Times, isExact: boolean): boolean => {
  const [before, between, after] = parts as readonly [Part, Part, Part];
  // de 8h30 à 17h45: the word between them makes times of them
  const areOfDay = isExact || between.roles.has('at') || between.roles.has('span');
  if (isJourney(values)) return isExact && has(parts, 'speed');
  const isOnDays = values.length === 1 && values[0] === values.find((value) => unitIdOf(value, units) === 'day');
  if (values.length > 0 && !(isOnDays && isExact)) return areOfDay && parts.some(isTaken);
  if (signAfter.test(between.place.plain)) return false;
  const isLed = before.roles.has('begin') && between.roles.has('end');
  // In 3:45 flight leaving 10:20, the word is of the second time, and a flight of 3:45 takes that long
  const isWordOfSecond = endsWith(between, 'begin') && !startsWith(between, 'begin');
  const isOfSecond = !context.asking && (isWordOfSecond || endsWith(before, 'outOf'));
  const isDeparture = (between.roles.has('begin') && !isOfSecond) || between.roles.has('departs');
  const isTold = isLed || (isDeparture && !between.roles.has('end') && after.roles.has('end'));
  // 8:15 to 16:50, how many minutes
  const isAsked =
    (has(parts, 'shift') && !has(parts, 'pause')) ||
    isQuestion(before, context) ||
    isQuestion(after, context) ||
    parts.every(({ others }) => others.length === 0);
  // 9:47 arriving 13:12
  const isArrival = isExact && between.roles.has('end') && between.others.length === 0;
  // In Turkish the endings say it: sabah 8 buçuktan akşam 6'ya
  const areInDigits = clocks.every(({ from, end }) => /\d/.test(source.plain.slice(from, end)));
  // dalle sette e mezza alle nove e un quarto, quanti minuti
  const isOfLength =
    asksForTimeOfDay(source) ||
    [before, after].some(
      (part) => isQuestion(part, context) && part.units.some((place) => partsOfDay.has(unitOf(place)!.id)),
    );
  const isJoint =
    isOfLength &&
    !/\s/.test(between.place.plain.trim()) &&
    !isAnd(between.place.lower.trim(), source) &&
    !has([between], ...changes, ...timeShifts);
  const isBetween =
    between.roles.has('span') ||
    (has(parts, 'shift') && !has([before, between], 'cost', 'percent')) ||
    (context.asking !== undefined && (isJoint || (areInDigits && between.place.plain.trim() === '')));
  const isFromTo = isExact || (isJoint && between.roles.has('at') && endsWith(before, 'outOf', 'span'));
  return isTold || isArrival || (isFromTo && isBetween && isAsked);
};

/** Returns amounts with a distance and a speed as the time for it: leaves at 8:20, 210 km at 90 km/h. */
const withTimeOfJourney = (values: readonly Factor[]): readonly Factor[] => {
  const [ways, speeds] = ['length', 'speed'].map((id) => values.filter(({ quantity }) => quantity === id));
  const [way, speed] = [ways!.at(0), speeds!.at(0)];
  if (!way || !speed || ways!.length + speeds!.length > 2) return values;
  const place = makeSource(`${way.place.text} ÷ ${speed.place.text}`, way.place.lexicon);
  const node = quotient(way.node, speed.node, place);
  const time: Factor = { ...way, node, place, dimension: readDimension('T'), quantity: 'time' };
  return [...values.filter((value) => value !== way && value !== speed), time];
};

/** Returns amounts with a number alone as the speed of a journey, if words beside it say so. Undefined for another number alone. */
const withSpeed = (
  values: readonly Factor[],
  source: Span,
  units: Span[],
  { asking }: StoryContext,
): readonly Factor[] | undefined => {
  const [number, further] = values.filter(({ node }) => node.kind === 'number');
  if (!number) return values;
  const [way, another] = values.filter(({ quantity }) => quantity === 'length');
  const beside = wordsBetween(source, rangesOf(source, values));
  const at = values.indexOf(number);
  const found = [beside[at]!, beside[at + 1]!].map((place) => rolesOfText(place, rolesOf(asking)!));
  const isSpeed = found.some((roles) => rolesOfSpeed.some((role) => roles.has(role)));
  if (further || !way || another || !isSpeed || !isCount(number)) return undefined;
  return values.map((value) => (value === number ? asSpeedOf(way, value, { source, units }) : value));
};

/** Returns amounts with a number right after hours as minutes: 1 h 25. */
const withMinutes = (values: readonly Factor[], story: Omit<Story, 'values' | 'parts'>): readonly Factor[] => {
  const { source, read } = story;
  const parts = values.some(isCount) ? readParts(source, rangesOf(source, values), read) : undefined;
  // Beside a time of day nothing is counted
  const idle = parts?.map((part) => ({ ...part, others: [] }));
  return idle ? withLesserUnits({ ...story, values, parts: idle }).values : values;
};

/** Returns whether a word for plus or minus alone is between a time and a duration: به علاوه. */
const signOf = (place: Span, { asking }: StoryContext): 'later' | 'earlier' | undefined => {
  const letters = plainLetters(place.plain).trim();
  const isOf = (sign: string): boolean => asking?.sums?.[sign]?.some((word) => plainLetters(word) === letters) === true;
  return isOf('+') ? 'later' : isOf('-') ? 'earlier' : undefined;
};

/** Returns the place of two weekdays that stand for all days between them, and the number of days. Undefined if a time is of one of them. */
const weekIn = (
  source: Span,
  clocks: readonly OwnTime[],
  { asking, days }: StoryContext,
): { readonly from: number; readonly end: number; readonly days: number } | undefined => {
  const [first, last, another] = weekdaysIn(source, days);
  if (!first || !last || another || clocks.length !== 2) return undefined;
  const [from, end] = [first.from, last.from + last.text.length];
  const between = span(source, from + first.text.length, last.from);
  const isRange = /[-–—~〜～]/.test(between.text) || rolesOfText(between, rolesOf(asking)!).has('span');
  if (!isRange || clocks.some((clock) => clock.from > from && clock.from < end)) return undefined;
  return { from, end, days: ((last.index - first.index + 7) % 7) + 1 };
};

const perTime = readDimension('T^-1');

/** Returns true for pay by the hour: 15 €/h. */
const isPay = ({ node, money, dimension }: Factor): boolean =>
  node.kind === '/' && money === 1 && sameDimension(dimension, perTime);

/** Returns a context in which a time is paid, if it is. */
const withPay = (context: StoryContext, pay: Factor | undefined): StoryContext =>
  pay
    ? {
        ...context,
        change: (given) => {
          const paid = calculated`(${given}) × ${pay}`;
          return context.change?.(paid) ?? paid;
        },
      }
    : context;

const readTimesAt = (
  clocks: readonly OwnTime[],
  text: Span,
  given: StoryContext,
  known: Knowledge,
): Times | undefined => {
  const units: Span[] = [];
  const readPart = partReader(rolesOf(given.asking)!, known);
  const amounts = valuesIn(withoutPlaces(text, clocks), units, given)?.map((value) => asNumber(value, units));
  const [pay, morePay] = amounts?.filter(isPay) ?? [];
  if (!amounts || morePay || (pay && clocks.length < 2)) return undefined;
  const week = weekIn(text, clocks, given);
  const paid = pay ? rangesOf(text, [pay]) : [];
  const source = withBlanks(text, week ? [...paid, [week.from, week.end]] : paid);
  const context = withPay(given, pay);
  const rest = withoutPlaces(source, clocks);
  const alone = amounts.filter((value) => value !== pay);
  const read = withMinutes(alone, { source: rest, units, context, read: readPart });
  const values = read && withSpeed(read, rest, units, context);
  const times = values && withTimeOfJourney(values);
  if (!times) return undefined;
  const isOfSpeed = clocks.length === 2 && isJourney(times);
  if (!isOfSpeed && times.some(({ quantity }) => quantity !== 'time')) return undefined;
  const ranges = [...clocks.map(({ from, end }) => [from, end] as const), ...rangesOf(source, values)];
  const parts = readParts(
    source,
    ranges.sort(([a], [b]) => a - b),
    (place) => {
      const sign = signs[place.plain as keyof typeof signs];
      if (sign) return { place, roles: new Map([[sign, []]]), others: [], units: [] };
      const [part, worded] = [readPart(place), signOf(place, context)];
      return part && worded ? { ...part, roles: new Map([...part.roles, [worded, []]]), others: [] } : part;
    },
  );
  // In another city the clock shows another time
  if (!parts || namesCity(source, context.cities)) return undefined;
  return { clocks, story: { source, values: times, parts, units, context, read: readPart }, days: week?.days };
};

/** Matches am or pm after a time. */
const halfOfDay = /\d\s?[ap]\.?m/i;

const wordAtEnd = /[\p{L}\p{M}]+$/u;

/** Returns true for a time that may be a duration, beside another one with a word for plus or minus: 3 minutos menos 3 horas. */
const isSumOfTimes = ({ from, end }: Pick<OwnTime, 'from' | 'end'>, { source, parts, context }: Story): boolean => {
  const [, between] = parts;
  const { sums = {} }: Partial<Asking> = context.asking ?? {};
  const signed = [...(sums['+'] ?? []), ...(sums['-'] ?? [])].map(plainLetters);
  if (!signed.includes(plainLetters(between!.place.plain).trim())) return false;
  const last = wordAtEnd.exec(source.plain.slice(from, end).trim())?.[0] ?? '';
  return source.lexicon!.meaningsOf(last).units.at(0)?.quantity?.id === 'time';
};

/** Answers what time it is after or before durations: `train leaves 22:47, takes 7 h 38 min, arrival`. */
const answerClock = ({ clocks, story }: Times): Answered => {
  const { source, values, parts, units, context } = story;
  const [clock] = clocks;
  const { assumed } = clock!;
  const start = readClockTime(clock!.text);
  if (haveDays(units) || isSumOfTimes(clock!, story)) return undefined;
  const way = wayOf(story);
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
  const answer = timeAnswer(text, `${place.text} ${steps.join(' ')} = ${text}`);
  return assumed ? { ...answer, assumed, note: noteOf([], context.telling.notes, { assumed }) } : answer;
};

const timeAnswer = (result: string, text: string): CalculationAnswer => ({
  kind: 'calculation',
  result,
  results: [],
  text,
});

/** Matches words for times of 24 hours: in 24-hour time, im 24-Stunden-Format. */
const ofWholeDay =
  /[はを]?(?<![\d:.,])24(?![\d:.,])(?:[\s-]?(?:h|st|u|o|g|ч|sa|ساع|घं|घण्|時間|시간|小[时時])[\p{L}\p{M}]*)?/iu;

/** Roles of words that ask for another time, or for a time between two. */
const changing: readonly Role[] = [
  ...changes,
  ...timeShifts,
  'span',
  'until',
  'pause',
  'daily',
  'season',
  'localTime',
  'cost',
];

/** The most words beside a time of day. */
const mostBeside = 4;

/** Answers a time of day in words in digits: `halb acht abends`, `quarter to eight in the evening 24h`. One that may be in either half of the day is refused. */
export const answerTime = (written: Span, context: StoryContext, known: Knowledge): Answered => {
  const source = withPlain(
    written,
    written.plain.replace(ofWholeDay, ({ length }) => ' '.repeat(length)),
  );
  const found = clocksIn(source, context);
  const [clock, another] = found;
  if (!clock || another || !clock.isSure || clock.isWeak) return undefined;
  // 7 pm alone says what it is
  if (context.asking ? !clock.isHalved && !clock.isInWords : !clock.isInWords) return undefined;
  const story = readTimesAt(found, source, context, known)?.story;
  if (!story || story.values.length > 0) return undefined;
  const { parts } = story;
  if (has(parts, ...changing) || parts.some(({ units }) => units.length > 0)) return undefined;
  const others = writtenOf(parts);
  if (others.length > mostBeside) return undefined;
  const text = clockTime(secondsOfDay(readClockTime(clock.text)!), false);
  const answer = timeAnswer(text, `${span(written, clock.from, clock.end).text} = ${text}`);
  return others.length === 0 ? answer : leaving(answer, others.join(', '), context.telling);
};

/** Matches a time without a word for the half of the day. */
const isBare = /^\d{1,2}(?:[:.]\d{2})?$/;

/** The seconds of a day. */
const day = 86_400;

/** A time of day as written, and without its words if it may be in either half of the day. */
interface Written {
  readonly written: string;
  readonly bare: string;
}

/** The units that the time between two times of day is asked for in. */
const partsOfDay: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** Matches the units of a time that no break has. */
const longBreak = /^(?:week|month|year)/;

/** Answers the time between two times of day on two weekdays: `Fri 10 pm to Mon 6 am`. */
const answerBetweenDays = ({ clocks, story }: Times, weekdays: readonly Weekday[]): Answered => {
  const [first, last, another] = weekdays;
  const [start, end] = clocks as readonly [OwnTime, OwnTime];
  // Monday to Friday 9 to 5 is each of these days
  const areOfTimes = first!.from < end.from && last!.from > start.from;
  const [from, to] = [start, end].map(({ text }) => readClockTime(text));
  if (another || !areOfTimes || !from || !to || story.values.length > 0) return undefined;
  const days = (last!.index - first!.index + 7) % 7;
  const between = days * day + secondsOfDay(to) - secondsOfDay(from);
  const text = [first!, last!]
    .map((weekday, at) => `${weekday.text} ${writtenAs([clocks[at]!], story.source)}`)
    .join(' – ');
  return work(inHours(story), { root: hoursOf(between > 0 ? between : between + 7 * day, story), text });
};

/** Returns two times of day in their order, also if the words before them name the end first: finish 4:45, start 8:30. */
const inOrder = (clocks: readonly OwnTime[], { source, context }: Story): readonly OwnTime[] => {
  const found = rolesOfText(source, rolesOf(context.asking)!);
  const isBefore = (role: Role, at: number): boolean =>
    (found.get(role) ?? []).some(({ from }) => from < clocks[at]!.from && from >= (clocks[at - 1]?.end ?? 0));
  const [first, second] = clocks.map(({ text }) => readClockTime(text));
  // Left work at 5pm, started at 9am
  const isLater = first && second && secondsOfDay(first) > secondsOfDay(second);
  const isEnd = isBefore('end', 0) || (isLater && isBefore('begin', 0));
  return isEnd && isBefore('begin', 1) ? [...clocks].reverse() : clocks;
};

/** Returns the next time after a sure one that an end in either half of the day may be: 12:30 until twenty past three. */
const nextAfter = (start: OwnTime, end: OwnTime): string | undefined => {
  const [from, to] = [start, end].map(({ text }) => readClockTime(text));
  if (!start.isSure || end.isSure || !end.isInWords || !from || !to) return undefined;
  const [first, last] = [secondsOfDay(from), secondsOfDay(to)];
  return (last - first + day) % day > day / 2 ? clockTime((last + day / 2) % day, false) : undefined;
};

/** Answers the time between two times of day without the breaks: `22:00 to 6:30, break 45 min`. */
const answerBetween = (times: Times): Answered => {
  const { story } = times;
  const { source, values, parts, context } = story;
  const weekdays = weekdaysIn(source, context.days);
  if (weekdays.length > 1) return answerBetweenDays(times, weekdays);
  const clocks = endsFromNow(times) ?? inOrder(times.clocks, story);
  const [start, end] = clocks.map((clock) => {
    const written = source.plain.slice(clock.from, clock.end);
    return { written, bare: clock.assumed ? clock.text : written };
  }) as [Written, Written];
  const areOfTwelve = !context.asking || clocks.some(({ assumed }) => assumed);
  const later = (areOfTwelve ? inAfternoon(start.bare, end.bare) : undefined) ?? nextAfter(clocks[0]!, clocks[1]!);
  const [from, to] = [clocks[0]!.text, later ?? clocks[1]!.text].map(readClockTime);
  if (!from || !to) return undefined;
  const written = (secondsOfDay(to) - secondsOfDay(from) + day) % day;
  // 9am to 5:30 ends in the afternoon
  const isHalved = written >= day / 2 && later === undefined && !context.asking && halfOfDay.test(start.written);
  const isSame = isHalved && isBare.test(end.bare) && Number.parseInt(end.bare, 10) <= 12;
  const seconds = isSame ? written - day / 2 : written;
  // 9:00 to 5:00 may end in the afternoon
  const mayBeOtherHalf =
    seconds >= day / 2 &&
    [start, end].every(({ bare }) => isBare.test(bare)) &&
    clocks.every(({ text }) => Number.parseInt(text, 10) <= 12);
  if (seconds === 0 || mayBeOtherHalf) return undefined;
  const all = hoursOf(seconds, story);
  if (isJourney(values)) return speedBetween(all, times);
  const alone = takenAlone(story);
  const { units } = story;
  const [days, moreDays] = values.filter((value) => unitIdOf(value, units) === 'day');
  const breaks = values.filter((value) => value !== days);
  const taken = takenIn({ ...story, values: breaks }, alone);
  if (
    !taken ||
    moreDays ||
    (days && times.days !== undefined) ||
    breaks.some((value) => longBreak.test(unitIdOf(value, units)))
  )
    return undefined;
  const worked = taken.reduce((left: Node, { node }) => difference(left, node, source), all);
  // 9:00 to 17:30 with a break, on 5 days
  // Monday to Friday 9 to 5 alone may be the hours of each day
  const isOfAll =
    context.change !== undefined || has(parts, 'shift') || parts.some((part) => isQuestion(part, context));
  if (times.days !== undefined && !isOfAll) return undefined;
  const ofWeek = times.days === undefined || has(parts, 'daily') ? undefined : ratio(BigInt(times.days));
  const number = days?.node.kind === 'measure' ? days.node.value : ofWeek;
  const root = number ? product(worked, numberNode(number), source) : worked;
  const ended = isSame ? clockTime((secondsOfDay(to) + day / 2) % day, false) : later;
  const assumed: readonly Assumption[] = ended === undefined ? [] : [{ kind: 'clock', of: end.written, as: ended }];
  const shift = [writtenAs(clocks, source), ...taken.map((one) => `− ${one.text}`)].join(' ');
  const text = number ? `(${shift}) × ${toNumber(number)}` : shift;
  const asked = parts.map((part) => ({ ...part, units: part.units.filter((unit) => !alone.includes(unit)) }));
  return work({ ...inHours({ ...story, parts: asked }), assumed }, { root, text });
};

/** A time that does not count, as a node and as its text. */
interface Taken {
  readonly node: Node;
  readonly text: string;
}

/** Returns the units of time without a number that words take away: `minus an hour`, `минус час`. One after all amounts is asked for. */
const takenAlone = ({ source, values, parts, context }: Story): readonly Span[] => {
  const takes = parts.filter(isTaken);
  // In English, an hour is also each hour
  const hours = context.asking
    ? []
    : takes.flatMap(({ place, roles }) =>
        (roles.get('perHour') ?? []).map(({ end }) => span(place, place.plain.lastIndexOf(' ', end - 1) + 1, end)),
      );
  const last = values.at(-1)?.place.offset ?? Infinity;
  return [...takes.flatMap((part) => part.units), ...hours].filter(
    (place) =>
      unitOf(place)?.quantity?.id === 'time' && place.offset < last && !isLedTo(source, place.offset - source.offset),
  );
};

/** Returns the times that do not count. Undefined if words may add one, or take something else. */
const takenIn = ({ values, parts, units }: Story, alone: readonly Span[]): readonly Taken[] | undefined => {
  const [unit, another] = alone;
  const takesOther = values.length === 0 && !unit && parts.some((part) => isTaken(part) && part.roles.has('down'));
  if (another || takesOther || has(parts, 'up')) return undefined;
  const ones = alone.map((place): Taken => {
    return { node: { kind: 'measure', value: ratio(1n), unit: unitNode(place, units) }, text: place.text };
  });
  return [...ones, ...values.map(({ node, place }) => ({ node, text: place.text }))];
};

/** Returns seconds in hours and minutes. */
const hoursOf = (seconds: number, { source, units }: Story): Node => {
  const of = (value: Ratio, unit: string): Node => ({
    kind: 'measure',
    value,
    unit: unitNode(makeSource(unit, source.lexicon), units),
  });
  const hours = of(ratio(BigInt(Math.floor(seconds / 3600))), 'hour');
  const minutes = of(ratio(BigInt(seconds % 3600), 60n), 'minute');
  return { kind: '+', left: hours, right: minutes, place: source, isMixed: true };
};

/** Returns the start and the end of a time as they are written. */
const writtenAs = (clocks: readonly OwnTime[], source: Span): string =>
  clocks.map((clock) => source.text.slice(clock.from, clock.end)).join(' – ');

/** Returns a story with the unit that its answer is asked for in. It has none if it names several: how many hours and minutes. */
const inHours = (story: Story): Story => {
  const { source, parts } = story;
  // The night of a shift is not asked for
  const isAsked = (place: Span): boolean =>
    partsOfDay.has(unitOf(place)!.id) || isLedTo(source, place.offset - source.offset);
  const asked = { ...story, parts: parts.map((part) => ({ ...part, units: part.units.filter(isAsked) })) };
  return askedUnit(asked) === null ? { ...story, parts: parts.map((part) => ({ ...part, units: [] })) } : asked;
};

/** Answers the sum of several periods of a day. */
const answerPeriods = ({ clocks, story }: Times): Answered => {
  const moments = clocks.map(({ text }) => readClockTime(text)).flatMap((time) => (time ? [secondsOfDay(time)] : []));
  const isInOrder = moments.every((moment, at) => at === 0 || moments[at - 1]! < moment);
  if (moments.length < clocks.length || !isInOrder) return undefined;
  const seconds = moments.reduce((left, moment, at) => left + (at % 2 === 0 ? -moment : moment), 0);
  const periods = clocks.flatMap((clock, at) =>
    at % 2 === 0 ? [writtenAs([clock, clocks[at + 1]!], story.source)] : [],
  );
  return work(inHours(story), { root: hoursOf(seconds, story), text: periods.join(' + ') });
};

/** Answers the average speed of a journey between two times of day. */
const speedBetween = (time: Node, { clocks, story }: Times): Answered => {
  const { source, values, units } = story;
  const [way] = values as [Factor];
  const unit = unitOfSpeed(unitIdOf(way, units));
  return workIn(
    story,
    { root: quotient(way.node, time, source), text: `${way.place.text} ÷ (${writtenAs(clocks, source)})` },
    unit,
  );
};

/** Matches words in English that ask for a time of day. */
const asksWhen = /(?<![a-z])(?:when|what time)(?![a-z])/;

/** Matches words in English that ask for the time by which something begins: oven on by. */
const beginsBy = /(?<![a-z])(?:on|in|start) by\s*[?.]?$/;

/** Returns whether the start or the end is asked for, by the first word for one after those that ask: when should I leave to arrive at 9. */
const askedMoment = (parts: readonly Part[]): 'begin' | 'end' | undefined => {
  for (const { place, roles } of parts) {
    const asked = asksWhen.exec(place.lower)?.index;
    if (asked === undefined) continue;
    const firstOf = (role: 'begin' | 'end'): number =>
      Math.min(...(roles.get(role) ?? []).map(({ from }) => from).filter((from) => from > asked));
    const [begin, end] = [firstOf('begin'), firstOf('end')];
    return begin === end ? undefined : begin < end ? 'begin' : 'end';
  }
  return undefined;
};

/** Returns whether durations are added to a time or taken from it. Undefined if the words do not say it. */
const wayOf = (story: Story): 'later' | 'earlier' | undefined => {
  const { parts, context } = story;
  const isSign = (role: Role): boolean => parts.some((part) => part.roles.has(role) && part.others.length === 0);
  const isLater = has(parts, 'later') || isSign('up');
  const isEarlier = has(parts, 'earlier') || isSign('down');
  const isEnd = ({ roles }: Part): boolean => roles.has('end') || roles.has('untilWhen');
  const [begins, ends] = [has(parts, 'begin'), parts.some(isEnd)];
  const last = parts.at(-1)!;
  if (isLater || isEarlier) {
    if (isLater && isEarlier) return undefined;
    // Get up at 6:40 after 8 hours of sleep, when to bed: the words contradict what is asked
    const asksForBegin = last.roles.has('begin') && !isEnd(last);
    const asksForEnd = isEnd(last) && !last.roles.has('begin');
    if ((isLater && asksForBegin && ends) || (isEarlier && asksForEnd && begins)) return undefined;
    return isLater ? 'later' : 'earlier';
  }
  const asked = context.asking ? undefined : beginsBy.test(last.place.lower) ? 'begin' : askedMoment(parts);
  if (asked) return asked === 'begin' ? 'earlier' : 'later';
  if (last.roles.has('begin') !== isEnd(last)) return isEnd(last) ? 'later' : 'earlier';
  if (begins && !ends && !last.roles.has('begin')) return 'later';
  // It is 18:50, what time will it be in 7 hours
  return has(parts, 'now') && has(parts, 'whatTime') && story.values.length > 0 && isFromNow(story)
    ? 'later'
    : undefined;
};

/** Roles of words for a longer time than a day. */
const ofOtherTimes: readonly Role[] = ['weekly', 'month', 'year', 'cost', 'income'];

/** Answers a word problem with one or two times of day. A time of each day is asked for by the week or the month. */
export const answerTimes = (times: Times): Answered => {
  const { parts, values } = times.story;
  // The hours of a day may be asked for after all times, but those of each day are asked for by the week
  const isOfDay = values.length === 0 && times.clocks.length > 1 && !has(parts.slice(0, -1), 'daily');
  if (has(parts, 'daily') && (!isOfDay || has(parts, ...ofOtherTimes))) return undefined;
  if (times.clocks.length === 1) return answerClock(times);
  return times.clocks.length === 2 ? answerBetween(times) : answerPeriods(times);
};
