import { matchesOf } from '../model/matches.ts';
import { zoneOf } from '../model/zone.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { cityAt, type Cities } from './city.ts';
import { mayHaveDay, namesDay, readDay } from './day.ts';
import { erasIn, yearOfEra } from './day-words.ts';
import { isoOfPersian } from './persian-day.ts';
import { valuesIn, rangesOf } from './factor-chain.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Filled } from './match.ts';
import { parameterName } from '../tool/declaration.ts';
import { hasWordOf, partReader, rolesOf, rolesOfText, type Part, type RolesFound } from './roles.ts';
import type { OwnTime } from './own-clock.ts';
import { clocksIn, withoutPlaces } from './schema-clock.ts';
import { toolQuestion, type WantedTool } from './schema-tools.ts';
import type { Reading } from './slots.ts';
import {
  endsWith,
  has,
  isAgo,
  isCount,
  isFromNow,
  isTimeAlone,
  readParts,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  wordsIn,
  type Story,
  type StoryContext,
  changes,
  timeShifts,
} from './story.ts';
import type { ToolQuestion } from './tool-question.ts';
import type { Knowledge } from './unknown-words.ts';

// Questions for the calculators of dates and times by what stands in them: two dates and weeks, a birth, a time of day and two cities. The
// other words are a story, unless they may change an amount.

/** The settings for reading dates, and what answers a question. */
export interface DayContext extends StoryContext, Reading {}

/** Limits on the work for any text. */
const longestText = 160;
const mostDates = 2;

const wordStart = /(?<![\p{L}\p{M}\p{N}.,:/-])[\p{L}\p{N}]/gu;
const anywhere = /\p{L}|(?<!\p{N})\p{N}/gu;

const spacedWordAfter = /^\s(\p{L}+)/u;

/** Matches a day of a month before words, and one after them. */
const dayBefore = /(?<![\d.,:/-])(\d{1,2})(?:\.|[ºªo]|er|re)?\s?(\p{L}{1,5}(?:\s\p{L}{1,3})?|[-–—])\s?$/u;
const dayAfter = /^(\s?(?:\p{L}{1,4}|[-–—~〜])\s?)(\d{1,2})\s?[日号號일]/u;

/** Returns the dates of a text, of which one may be written by its day alone: from 4 to 22 January, 12月1日から18日まで. */
const withDayAlone = (found: readonly Filled[], source: Span, { asking }: DayContext): readonly Filled[] => {
  const [date, another] = found;
  const day = Number(date?.text.slice(dayAt));
  // Tomorrow and a feast have no day of a month
  if (!date || another || !source.plain.slice(date.from, date.end).includes(String(day))) return found;
  const spans = { span: rolesOf(asking)?.span ?? [], until: rolesOf(asking)?.until ?? [] };
  const isSpan = (words: string): boolean => /^[-–—~〜]$/.test(words) || hasWordOf(makeSource(words), spans);
  const inMonth = (number: string, from: number, end: number): readonly Filled[] => {
    const text = `${date.text.slice(0, dayAt)}${number.padStart(2, '0')}`;
    const withoutYear = date.withoutYear === undefined ? {} : { withoutYear: source.text.slice(from, end) };
    return [{ ...date, ...withoutYear, text, from, end }];
  };
  const [before, number = '', between = ''] = dayBefore.exec(source.plain.slice(0, date.from)) ?? [];
  if (before !== undefined && isSpan(between) && Number(number) > 0 && Number(number) < day)
    return [...inMonth(number, date.from - before.length, date.from - before.length + number.length), date];
  const [after, lead = '', last = ''] = dayAfter.exec(source.plain.slice(date.end)) ?? [];
  if (after !== undefined && isSpan(lead.trim()) && Number(last) > day && Number(last) <= longestMonth)
    return [date, ...inMonth(last, date.end + lead.length, date.end + after.length)];
  return found;
};

/** Where the day begins in a date in ISO 8601. */
const dayAt = 8;
const longestMonth = 31;

/** Returns the dates of a text. One without a year is of the current one or the next, and a feast the next one. */
const datesIn = (source: Span, context: DayContext, side: 'next' | 'current'): readonly Filled[] => {
  const { today, days } = context;
  const found: Filled[] = [];
  for (const { index } of matchesOf(hasUnspaced(source.plain) ? anywhere : wordStart, source.plain)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const day = readDay(source, index, side, today, days);
    if (!day) continue;
    // 1 марта 2027 года
    const after = spacedWordAfter.exec(source.plain.slice(day.end));
    const isYear =
      !day.lacksYear &&
      after !== null &&
      source.lexicon!.meaningsOf(after[1]!).units[0]?.id.startsWith('year') === true;
    const end = day.end + (isYear ? after[0].length : 0);
    const withoutYear = day.lacksYear ? { withoutYear: source.text.slice(index, end) } : {};
    found.push({ text: day.text, from: index, end, isRelative: day.isRelative, ...withoutYear });
  }
  return withDayAlone(found, source, context);
};

/** Matches a year alone, also in two digits before the Korean word for the year of a birth. */
const yearAlone = /(?<![\p{L}\p{N}.,:/-])(?:\d{4}(?![\d.,:/-]*\d)|\d{2}(?=년생))\s?年?/gu;

const oldest = 120;

/** Returns the first day of a year in which somebody may be born, or with `isAhead` have an age. In Persian it may be one of the Persian calendar. */
const startOfYear = (written: string, { today, days }: DayContext, isAhead: boolean): string | undefined => {
  const now = Number(today.slice(0, 4));
  const isPersian = days?.tag === 'fa' && /^1[34]/.test(written);
  if (isPersian) return isoOfPersian(Number(written), 1, 1);
  const century = 100 * Math.floor(now / 100);
  const inFull = Number(written) + (written.length > 2 ? 0 : Number(written) > now - century ? century - 100 : century);
  const last = isAhead ? now + oldest : now;
  return inFull >= now - oldest && inFull <= last ? `${inFull}-01-01` : undefined;
};

/** Returns the years of a text, of which an age needs no day: born in 1983, 昭和58年生まれ. The answer says the day that it takes. */
const yearsIn = (source: Span, context: DayContext): readonly Filled[] => {
  const ofEras = erasIn(source.plain).flatMap(({ from, end, name, year }) =>
    year === undefined ? [] : [{ from, end, written: yearOfEra(name, year) }],
  );
  const alone = matchesOf(yearAlone, source.plain).map(({ 0: text, index }) => ({
    from: index,
    end: index + text.length,
    written: text.replace(/\D/g, ''),
  }));
  const all = ofEras.length > 0 ? ofEras : alone;
  return all.flatMap(({ from, end, written }) => {
    const text = startOfYear(written, context, all.length > 1);
    const assumed = [{ kind: 'days', of: source.text.slice(from, end).trim(), as: text! } as const];
    return text === undefined ? [] : [{ text, from, end, isRelative: false, assumed }];
  });
};

/** Names of places of one word to three, the longest first. */
const placeNames = [/^\p{L}+ \p{L}+ \p{L}+/u, /^\p{L}+ \p{L}+/u, /^\p{L}{3,}/u];

/** Reads the name of a city in English, whose time zone the platform knows. */
const englishCityAt = (source: Span, at: number): Filled | undefined => {
  const rest = source.text.slice(at);
  const name = placeNames.map((pattern) => pattern.exec(rest)?.[0]).find((one) => one && zoneOf(one) !== undefined);
  return name === undefined ? undefined : { text: name, from: at, end: at + name.length };
};

/** Returns the cities of a text. */
const citiesIn = (source: Span, cities: Cities | undefined): readonly Filled[] => {
  const found: Filled[] = [];
  const isForeign = source.lexicon?.vocabulary !== undefined;
  for (const { index } of matchesOf(hasUnspaced(source.plain) ? anywhere : wordStart, source.plain)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const city = (isForeign ? cityAt(source, index, cities) : undefined) ?? englishCityAt(source, index);
    if (city) found.push(city);
  }
  return found;
};

/** A question by its dates, times and cities, and the words beside them. */
interface Dated {
  readonly story: Story;
  readonly dates: readonly Filled[];
  readonly clocks: readonly OwnTime[];
  readonly cities: readonly Filled[];
}

/** Returns the letters between two places of a text. */
const gapOf = (one: Pick<Filled, 'from' | 'end'>, other: Pick<Filled, 'from' | 'end'>): number =>
  one.from < other.from ? other.from - one.end : one.from - other.end;

/** Returns the letters from a place to the nearest word of a role. */
const gapTo = (place: Filled, role: Role, { story }: Dated): number =>
  Math.min(...wordsIn(story, role).map((word) => gapOf(place, word)));

/** Returns the identifiers of the units of time that the words name. The turn of `what age do I turn` is none. */
const unitsNamed = ({ parts }: Story): readonly string[] =>
  parts
    .flatMap(({ units }) => units.map((unit) => unitOf(unit)!))
    .flatMap(({ id, quantity }) => (quantity?.id === 'time' ? [id] : []));

/** Asks for the age of a person. The date beside the word for a birth is that of the birth. */
const age = (dated: Dated, today: string): WantedTool | undefined => {
  const { dates, clocks, cities, story } = dated;
  const isAsked = has(story.parts, 'born') || has(story.parts, 'howOld');
  if (!isAsked || clocks.length + cities.length + story.values.length > 0) return undefined;
  // Of two years alone the birth is in the first
  const areYears = dates.every(({ assumed }) => assumed !== undefined);
  const [first, second] = [...dates].sort((a, b) =>
    areYears ? Number(a.text > b.text) * 2 - 1 : gapTo(a, 'born', dated) - gapTo(b, 'born', dated),
  );
  // The age of somebody born in May depends on the year
  if (!first || first.withoutYear !== undefined || (first.assumed && second?.withoutYear !== undefined))
    return undefined;
  if ((second?.text ?? today) < first.text) return undefined;
  const isOfYears = !has(story.parts, 'weeks', 'days') && unitsNamed(story).every((id) => id.startsWith('year'));
  return isOfYears ? { id: 'age', values: { birthDate: first, asOf: second ?? 'today' }, main: 'years' } : undefined;
};

/** Matches the two words after another one. The first may be an article: to the wedding. */
const wordsAfter = /^\s*(\p{L}+)(?:\s(\p{L}+))?/u;

/** Roles of words that lead to the end of a time, or stand after it. */
const rolesOfEnds: readonly Role[] = ['span', 'until', 'at'];

/** Returns true if the words after a date lead to an end that was not read: jusqu’à Pâques, 부활절까지. */
const endsUnknown = ({ place, roles, others }: Part): boolean => {
  const letters = plainLetters(place.plain);
  const isUnspaced = hasUnspaced(place.plain);
  const ends = [...roles.values()].flat().map(({ end }) => end);
  return rolesOfEnds.some((role) =>
    roles.get(role)?.some(({ from, end }) => {
      const start = Math.max(0, ...ends.filter((one) => one <= from));
      if (isUnspaced) return role !== 'at' && /\p{L}/u.test(letters.slice(start, from));
      const [, ...after] = wordsAfter.exec(letters.slice(end)) ?? [];
      return after.some((word) => word !== undefined && others.includes(word));
    }),
  );
};

/** Returns true if the words before a date lead to a start that was not read: from my birthday to, 国庆节到. */
const startsUnknown = ({ place, roles, others }: Part): boolean => {
  const letters = plainLetters(place.plain);
  const words = (['span', 'until'] as const).flatMap((role) => roles.get(role) ?? []).sort((a, b) => a.from - b.from);
  const [first, last] = [words.at(0), words.at(-1)];
  if (!first || !last) return false;
  if (hasUnspaced(place.plain)) return others.length > 0 && letters.slice(last.end).trim() === '';
  const between = letters.slice(first.end, last.from).split(/[^\p{L}\p{M}]+/u);
  // From my birth to Christmas
  const isOfBirth = roles.get('born')?.some(({ from }) => from > first.from && from < last.from) === true;
  return isOfBirth || others.some((word) => between.includes(word));
};

/** The answers that a unit asks for between two dates. */
const betweenDates: Readonly<Record<string, string>> = { day: 'days', night: 'days', week: 'weeks' };

/** Matches words in English that lack a second date: between 5 January, from 5 January to. */
const lacksDate = /\bbetween\b|\b(?:and|to|until|till?)\s*[?.]*$/;

/** Asks for the days or the weeks between two dates, or between a date and today. */
const between = ({ dates, clocks, cities, story }: Dated, today: string): WantedTool | undefined => {
  const { parts, values } = story;
  const [first, second] = dates;
  if (!first || clocks.length + cities.length + values.length > 0) return undefined;
  if (!second && lacksDate.test(story.source.lower)) return undefined;
  const asked = [
    ...unitsNamed(story),
    ...(has(parts, 'weeks') ? ['week'] : []),
    ...(has(parts, 'days', 'workdays') ? ['day'] : []),
  ];
  // How many days old is somebody who was born on a day
  const isOfAge = has(parts, 'born') && !second && first.withoutYear === undefined && first.text < today;
  if (!has(parts, 'span') && !has(parts, 'until') && !isOfAge) return undefined;
  // From 19 November to Easter: the end has no date here
  if (!second && (endsUnknown(parts.at(-1)!) || startsUnknown(parts[0]!))) return undefined;
  const isOfYears = asked.length > 0 && asked.every((id) => id.startsWith('year'));
  const main = asked.every((id) => id === asked.at(0)) ? betweenDates[asked.at(0) ?? ''] : undefined;
  if (isOfYears && first.withoutYear === undefined && (second?.text ?? today) > first.text)
    return { id: 'age', values: { birthDate: first, asOf: second ?? 'today' }, main: 'years' };
  if (main === undefined) return undefined;
  const ends = second
    ? { start: first, end: second }
    : first.text < today
      ? { start: first, end: 'today' }
      : { start: 'today', end: first };
  return { id: 'date-difference', values: ends, main };
};

/** Returns true for a time from a date on: 6 weeks from 1 December. */
const isFrom = ({ dates, story: { parts, values } }: Pick<Dated, 'dates' | 'story'>): boolean => {
  const [date] = dates;
  const middle = parts[1];
  const [value] = values;
  const isAfter = date !== undefined && value !== undefined && date.from > value.place.offset;
  return (
    isAfter &&
    parts.length === 3 &&
    middle!.roles.has('span') &&
    (middle!.others.length === 0 || endsWith(middle!, 'span'))
  );
};

/** Asks for the date a time after or before another one, or today. */
const shifted = ({ dates, clocks, cities, story }: Dated): WantedTool | undefined => {
  const { parts, values, units } = story;
  const [date, another] = dates;
  const [time, further] = values;
  const isExpiry = has(parts, 'untilWhen');
  // Expires 15 Aug, 6 months before: in other languages the word may lead to the date
  const isUntil = isExpiry && !(!story.context.asking && has(parts, 'earlier'));
  const asksForDate = has(parts, 'whatDate') || isExpiry;
  if (another || clocks.length + cities.length > 0 || further) return undefined;
  if (!time) {
    if (!date || has(parts, 'until') || !(asksForDate || has(parts, 'weekday'))) return undefined;
    return { id: 'date-add', values: { start: date, days: '0' }, main: asksForDate ? 'date' : 'weekday' };
  }
  const isOfNow = !date || date.isRelative === true;
  if (
    !date &&
    !asksForDate &&
    !has(parts, 'weekday') &&
    !isTimeAlone(story, namesWorkdays(story.source, story.context) ? oneWord : undefined)
  )
    return undefined;
  const start = date ?? 'today';
  const isAhead = isOfNow && isFromNow(story);
  // The до of до какого числа is not that of за 18 месяцев до
  const isEarlier = !isUntil && (has(parts, 'earlier') || has(parts, 'down') || (isOfNow && isAgo(story)));
  const isOrdinal = has(parts, 'ordinalDay') && unitIdOf(time, units) === 'day' && !isEarlier && !has(parts, 'later');
  // I started on 10 September, 6 months, when does it end
  const isOfCourse = date !== undefined && asksForDate && (has(parts, 'begin') || has(parts, 'end')) && !isEarlier;
  const isLater =
    isUntil ||
    isOrdinal ||
    isOfCourse ||
    has(parts, 'later') ||
    has(parts, 'up') ||
    parts[1]!.place.plain.trim() === '+' ||
    (isAhead && !isEarlier) ||
    isFrom({ dates, story });
  // 3営業日後
  const after = parts.find(({ place }) => place.offset >= time.place.offset + time.place.text.length);
  const isOfWork = isCount(time) && startsWith(after!, 'workdays');
  const key = isOfWork ? 'days' : `${unitIdOf(time, units)}s`;
  if (isLater === isEarlier || !/^(?:day|week|month|year)s$/.test(key) || !Number.isInteger(valueOf(time)))
    return undefined;
  const main = has(parts, 'weekday') && !asksForDate ? 'weekday' : 'date';
  const direction = isLater ? 'after' : 'before';
  // The first day counts: 100일째
  const count = valueOf(time) - (isOrdinal ? 1 : 0);
  return { id: 'date-add', values: { start, [key]: String(count), direction }, main };
};

/** Matches words in English that ask for a day. */
const asksForDay = /(?<![a-z])(?:when|(?:what|which) (?:date|day|year))(?![a-z])/;

/** Asks for the day on which a person reaches an age: `born 12 Oct 1968, when does he turn 67`. */
const turning = ({ dates, clocks, cities, story }: Dated): WantedTool | undefined => {
  const { source, parts, values, units, context } = story;
  const [birth, another] = dates;
  const [years, further] = values;
  if (!birth || another || clocks.length + cities.length > 0 || !years || further || context.asking) return undefined;
  if (!has(parts, 'born') || !has(parts, 'turns') || !asksForDay.test(source.lower)) return undefined;
  const key = isCount(years) ? 'years' : `${unitIdOf(years, units)}s`;
  if (!/^(?:day|week|month|year)s$/.test(key) || !Number.isInteger(valueOf(years)) || birth.withoutYear !== undefined)
    return undefined;
  return { id: 'date-add', values: { start: birth, [key]: String(valueOf(years)), direction: 'after' }, main: 'date' };
};

/** Asks for the time in a city at a time in another one. The time stands beside the one, and the question beside the other. */
const inOtherCity = (dated: Dated): WantedTool | undefined => {
  const { dates, clocks, cities, story } = dated;
  const [clock, anotherClock] = clocks;
  const [one, other, third] = cities;
  if (!clock || anotherClock || !one || !other || third || dates.length > 1 || story.values.length > 0)
    return undefined;
  const question = (['whatTime', 'localTime'] as const).find((role) => has(story.parts, role));
  if (!question || has(story.parts, 'season')) return undefined;
  const [first, second] = [[one, other] as const, [other, one] as const].map(([from, to]) => ({
    from,
    to,
    gap: gapOf(clock, from) + gapTo(to, question, dated),
  }));
  if (first!.gap === second!.gap) return undefined;
  const { from, to } = first!.gap < second!.gap ? first! : second!;
  const [day] = dates;
  return { id: 'time-zone', values: { time: { ...clock }, from, to, ...(day ? { day } : {}) }, main: 'time' };
};

const kinds = [age, between, turning, shifted, inOtherCity];

/** Returns true for a text with a word for working days. */
export const namesWorkdays = (source: Span, { asking }: Pick<StoryContext, 'asking'>): boolean =>
  rolesOfText(source, rolesOf(asking) ?? {}).has('workdays');

/** Matches a text of one word. */
const oneWord = /^\p{L}+$/u;

/** Returns the days of a week of work in a language: Mo–Fr. */
const weekOfWork = (tag: string): string => {
  const { format } = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  return [1, 5].map((day) => format(Date.UTC(2024, 0, day))).join('–');
};

/**
 * Returns a question for days as one for working days, if a word of another language than English says so. Both dates count: 12月1日から
 * 12月18日まで営業日.
 */
export const withWorkdays = (question: ToolQuestion, source: Span, { asking, days }: DayContext): ToolQuestion => {
  const { tool, given, bindings, assumed } = question;
  const [word] = days ? (rolesOfText(source, rolesOf(asking) ?? {}).get('workdays') ?? []) : [];
  if (!word || !days) return question;
  const told = { kind: 'days', of: source.text.slice(word.from, word.end), as: weekOfWork(days.tag) } as const;
  if (tool.id === 'date-difference')
    return {
      ...question,
      main: 'workingDays',
      given: { ...given, inclusive: 'true' },
      assumed: [...assumed, { ...told, as: `${told.as}, ${given['start']}–${given['end']}` }],
    };
  if (tool.id !== 'date-add' || given['days'] === undefined) return question;
  const { days: count, ...others } = given;
  const place = bindings.get('days');
  const named = [...bindings].filter(([key]) => key !== 'days');
  return {
    ...question,
    given: { ...others, [parameterName('workingDays')]: count },
    bindings: new Map(place ? [...named, ['workingDays', place]] : named),
    assumed: [...assumed, told],
  };
};

/** Roles that ask for the time in another city, and roles of dates. */
const rolesOfCities: readonly Role[] = ['whatTime', 'localTime'];
const rolesOfDates: readonly Role[] = [
  ...changes,
  ...timeShifts,
  'born',
  'howOld',
  'span',
  'until',
  'weekday',
  'workdays',
  'whatDate',
  'untilWhen',
];

/** Returns true for two names of one day, without words between them that make a time of the two. */
const areOneDay = (one: Filled, other: Filled, source: Span, { asking }: DayContext): boolean => {
  const isOpen = [one, other].some(({ withoutYear }) => withoutYear !== undefined);
  const [first, second] = [one.text, other.text].map((text) => (isOpen ? text.slice(monthAt) : text));
  const found = rolesOfText(span(source, one.end, other.from), rolesOf(asking)!);
  return first === second && !found.has('span') && !found.has('until');
};

/** Returns dates with two names of one day side by side as one: King's Day, 27 April. The one with its year says which day it is. */
const withoutApposed = (dates: readonly Filled[], source: Span, context: DayContext): readonly Filled[] => {
  const days: Filled[] = [];
  for (const date of dates) {
    const last = days.at(-1);
    if (last && areOneDay(last, date, source, context)) {
      const { from } = last;
      const inFull = last.withoutYear === undefined ? last : date;
      days.splice(-1, 1, { ...inFull, from, end: date.end });
    } else days.push(date);
  }
  return days;
};

/** Where the month begins in a date in ISO 8601. */
const monthAt = 5;

/** The longest text of a time alone. */
const longestAlone = 32;

/** Returns true for a text that may be a time from now on or before now, and nothing else. */
const mayBeTimeAlone = ({ plain }: Span, { asking }: DayContext): boolean => {
  const letters = plainLetters(plain);
  const words = [...(asking?.ahead ?? []), ...(asking?.ago ?? [])].map(plainLetters);
  return letters.length <= longestAlone && words.some((word) => letters.startsWith(word) || letters.endsWith(word));
};

const readDated = (source: Span, context: DayContext, known: Knowledge, found: RolesFound): Dated | undefined => {
  const isUntil = found.has('until');
  const ofYear = datesIn(source, context, 'current');
  // Beside a date, a feast is the next one: between 14 July and Christmas
  const feasts = ofYear.length === 0 ? [] : datesIn(withoutPlaces(source, ofYear), context, 'next');
  const inFull = withoutApposed(
    [...ofYear, ...feasts].sort((a, b) => a.from - b.from),
    source,
    context,
  );
  // Born in May 1990: the age depends on the day
  const isOfYear =
    (found.has('born') || found.has('howOld')) &&
    inFull.every(({ isRelative }) => isRelative) &&
    !namesDay(withoutPlaces(source, inFull), context.days);
  const written = isOfYear ? [...inFull, ...yearsIn(source, context)] : inFull;
  const isNext = written.length === 0 || (isUntil && written.length === 1 && written[0]!.withoutYear !== undefined);
  const dates = isNext ? withoutApposed(datesIn(source, context, 'next'), source, context) : written;
  // New Year 31 December: two days without words between them
  const [one, other] = dates;
  const isApart = one && other && source.plain.slice(one.end, other.from).trim() !== '';
  if (other && !isApart && (one?.withoutYear === undefined) !== (other.withoutYear === undefined)) return undefined;
  // From New Year's Eve to Christmas: the end would be in another year
  if (dates.length > mostDates || (isNext && dates[1] && dates[1].text < dates[0]!.text)) return undefined;
  const clocks = clocksIn(withoutPlaces(source, dates), context);
  const cities = clocks.length === 0 ? [] : citiesIn(withoutPlaces(source, [...dates, ...clocks]), context.cities);
  const places = [...dates, ...clocks, ...cities];
  const mayBeToday = found.has('whatDate') || mayBeTimeAlone(source, context);
  if (dates.length === 0 && cities.length < 2 && !mayBeToday) return undefined;
  const units: Span[] = [];
  const values = valuesIn(withoutPlaces(source, places), units, context, true);
  if (!values) return undefined;
  const ranges = [...places.map(({ from, end }) => [from, end] as const), ...rangesOf(source, values)];
  const read = partReader(rolesOf(context.asking)!, known);
  const parts = readParts(
    source,
    ranges.sort(([a], [b]) => a - b),
    read,
  );
  return parts && { story: { source, values, parts, units, context, read }, dates, clocks, cities };
};

/** Matches the word for a year in scripts without spaces, after no number: 来年. */
const wordForYear = /(?<!\d\s?)[年년]/u;

/** Returns true for a date without its year beside words that name one: 15 January next year. */
const isOfOtherYear = ({ dates, story }: Dated): boolean =>
  dates.some(({ withoutYear }) => withoutYear !== undefined) &&
  (unitsNamed(story).some((id) => id.startsWith('year')) || wordForYear.test(story.source.plain));

/** Returns the question for a calculator of dates or times that a text asks. Undefined for other texts. */
export const findDated = (source: Span, context: DayContext, known: Knowledge): ToolQuestion | undefined => {
  const roles = rolesOf(context.asking);
  if (!roles || source.text.length > longestText) return undefined;
  const found = rolesOfText(source, roles);
  const isUntil = found.has('until');
  const mayBeDate =
    isUntil || found.has('born') || found.has('howOld') || found.has('whatDate') || mayHaveDay(source, context.days);
  const kindsOfRoles = mayBeDate ? [...rolesOfCities, ...rolesOfDates] : rolesOfCities;
  const mayAsk =
    kindsOfRoles.some((role) => found.has(role)) ||
    mayBeTimeAlone(source, context) ||
    (mayBeDate && source.plain.includes('+'));
  const dated = mayAsk ? readDated(source, context, known, found) : undefined;
  for (const kind of dated && !isOfOtherYear(dated) ? kinds : []) {
    const wanted = kind(dated!, context.today);
    if (wanted) return toolQuestion(wanted, context.today, context.tools);
  }
  return undefined;
};
