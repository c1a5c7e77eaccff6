import { daysInMonth, epochDay, readDate, weekdayOf } from '../model/date.ts';
import { matchesOf } from '../model/matches.ts';
import { matchAt, type Span } from '../text/span.ts';
import { dayWords, yearOfEra, type DayWords } from './day-words.ts';
import { hasUnspaced, plainLetters, spacedLetter } from './letters.ts';
import { nearDayIn, readPersianDay } from './persian-day.ts';

/**
 * The year of a date without one: the next such date, including today, the last, or that of the current year. Undefined
 * refuses such a date.
 */
export type Side = 'next' | 'last' | 'current' | undefined;

/** A date that was read. `text` is in ISO 8601, or the original text if there is no such date. */
export interface ReadDay {
  readonly text: string;
  readonly end: number;
  /** True if it depends on today. */
  readonly isRelative: boolean;
  /** True if it was written without a year and is in the current year. */
  readonly lacksYear?: true;
}

const months = 'january february march april may june july august september october november december'.split(' ');
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const month = String.raw`(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\b\.?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)`;
const year = String.raw`(?:,?\s*(?:in\s+)?(?<year>\d{4})(?!\d))?`;

const patterns = [
  /(?<year>\d{4})([-/.])(?<number>\d{1,2})\2(?<day>\d{1,2})(?!\d)/y,
  new RegExp(String.raw`${day}\.?\s*(?:of\s+)?${month}${year}`, 'y'),
  new RegExp(String.raw`${month}\s*(?:the\s+)?${day}${year}`, 'y'),
];

/** Named days of the year. */
const englishFeasts: readonly (readonly [RegExp, string])[] = [
  [/(?:christmas|xmas)\s+eve/y, '12-24'],
  [/(?:christmas|xmas)(?:\s+day)?/y, '12-25'],
  [/new\s+year'?s?\s+eve/y, '12-31'],
  [/new\s+year'?s?(?:\s+day)?/y, '01-01'],
  [/valentine'?s?(?:\s+day)?/y, '02-14'],
  [/halloween/y, '10-31'],
  [/thanksgiving(?:\s+day)?/y, '11-4/4'],
  [/easter(?:\s+sunday)?/y, 'easter'],
  [/(?:the\s+)?(?:end\s+of\s+(?:the\s+|this\s+)?year|year[\s-]end)/y, '12-31'],
  [/(?<=(?:left|remaining)\s+(?:in\s+)?)(?:this|the)\s+year/y, '12-31'],
];

const named = /(?<today>today|now)\b|(?<tomorrow>tomorrow)\b|(?<yesterday>yesterday)\b/y;
const weekday = new RegExp(`(${weekdays.join('|')})\\b`, 'y');
/** Matches day and month, or month and day. */
const slashed = /(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/y;

const padded = (part: number): string => String(part).padStart(2, '0');

const isoOf = (epoch: number): string => new Date(epoch * 86_400_000).toISOString().slice(0, 10);

const dayNumber = (iso: string): number => epochDay(readDate(iso)!);

/** Matches a day of another calendar, `chinese-01-01`, or the one before it, `chinese-01-01<`. */
const ofCalendar = /^(?<calendar>[a-z][a-z-]*)-(?<month>\d\d)-(?<date>\d\d)(?<eve><?)$/;

/** Returns the date of a feast in the Gregorian calendar, or in another one. */
const feastDay = (monthDay: string, side: 'next' | 'last', today: string): string | undefined => {
  const { calendar, month: inMonth, date, eve } = ofCalendar.exec(monthDay)?.groups ?? {};
  if (calendar === undefined) return dayOf(monthDay, side, today);
  const shift = eve === '' ? 0 : 1;
  const found = nearDayIn(calendar, Number(inMonth), Number(date), side, isoOf(dayNumber(today) + shift));
  return found === undefined ? undefined : isoOf(dayNumber(found) - shift);
};

/** Returns the day of Easter in a year since 1970, by the anonymous Gregorian algorithm. */
const easterIn = (inYear: number): number => {
  const [golden, century, inCentury] = [inYear % 19, Math.floor(inYear / 100), inYear % 100];
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(inCentury / 4);
  const sunday = (32 + leaps - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  return dayNumber(`${inYear}-03-22`) + moon + sunday - 7 * late;
};

/** Returns the day of the Orthodox Easter in a year from 1900 to 2099 since 1970, by the algorithm of Meeus. */
const orthodoxEasterIn = (inYear: number): number => {
  const moon = (19 * (inYear % 19) + 15) % 30;
  const sunday = (2 * (inYear % 4) + 4 * (inYear % 7) - moon + 34) % 7;
  // 22 March of the Julian calendar
  return dayNumber(`${inYear}-04-04`) + moon + sunday;
};

/** Returns the date of a feast in a year: of a month and day, `12-25`, of the fourth Thursday of November, `11-4/4`, or Easter. */
const dayInYear = (inYear: number, monthDay: string): string | undefined => {
  if (monthDay.endsWith('easter')) return isoOf((monthDay === 'easter' ? easterIn : orthodoxEasterIn)(inYear));
  const start = String(inYear).padStart(4, '0');
  const [, inMonth, count, index] = /^(\d\d)-(\d)\/(\d)$/.exec(monthDay) ?? [];
  if (inMonth === undefined) return readDate(`${start}-${monthDay}`) && `${start}-${monthDay}`;
  const first = dayNumber(`${start}-${inMonth}-01`);
  return isoOf(first + ((((Number(index) - first - thursday) % 7) + 7) % 7) + 7 * (Number(count) - 1));
};

/** The day of the week of 1 January 1970. */
const thursday = 4;

/** Returns the next or last date of a feast, or of a month and day, `02-29`. Every such date occurs within eight years. */
const dayOf = (monthDay: string, side: 'next' | 'last', today: string): string | undefined => {
  const step = side === 'next' ? 1 : -1;
  for (let at = Number(today.slice(0, 4)), tries = 0; tries <= 8; tries++, at += step) {
    const iso = dayInYear(at, monthDay);
    if (iso !== undefined && (side === 'next' ? iso >= today : iso <= today)) return iso;
  }
  return undefined;
};

/** Matches the year of a feast. */
const yearAfter = /(?:,?\s*(?:in\s+|de\s+|del\s+)?)(\d{4})(?![\d.,:]|\s?[年년])/y;
/** Matches the year before one. */
const yearBefore = /(\d{4})\s?[年년]의?\s?/y;

/** Returns the year that words name relative to today, at an index: 今年, next year. */
const yearNamed = (
  letters: string,
  at: number,
  today: string,
  years: DayWords['years'],
): { readonly year: string; readonly end: number } | undefined => {
  for (const [index, names] of years.entries())
    for (const name of names)
      if (letters.startsWith(name, at) && !spacedLetter.test(letters[at + name.length] ?? ''))
        return { year: String(Number(today.slice(0, 4)) + index - 1), end: at + name.length };
  return undefined;
};

/** Matches what may stand between a year and a feast of it. */
const besideYear = /[ ,]*(?:の|的|의)?/y;

/** Reads the name of a feast with its year, or the next or last one. */
const readFeast = (
  letters: string,
  at: number,
  side: Side,
  today: string,
  nameAt: (at: number) => Named | undefined,
  years: DayWords['years'] = [],
): ReadDay | undefined => {
  const yearAt = yearNamed(letters, at, today, years);
  const before = yearAt ? undefined : matchAt(yearBefore, letters, at);
  const start = yearAt
    ? yearAt.end + matchAt(besideYear, letters, yearAt.end)![0].length
    : at + (before?.[0].length ?? 0);
  const found = nameAt(start);
  if (!found) return undefined;
  const after = before || yearAt ? undefined : matchAt(yearAfter, letters, found.end);
  const namedAfter =
    before || yearAt || after
      ? undefined
      : yearNamed(letters, found.end + matchAt(besideYear, letters, found.end)![0].length, today, years);
  const written = yearAt?.year ?? before?.[1] ?? after?.[1] ?? namedAfter?.year;
  const end = namedAfter?.end ?? found.end + (after?.[0].length ?? 0);
  // A year of the Persian calendar ends in March
  if ((yearAt ?? namedAfter) && found.monthDay.startsWith('persian')) return undefined;
  if (written !== undefined && !found.monthDay.startsWith('persian')) {
    const text = ofCalendar.test(found.monthDay)
      ? feastDay(found.monthDay, 'next', `${written}-01-01`)
      : dayInYear(Number(written), found.monthDay);
    return text === undefined ? undefined : { text, end, isRelative: false };
  }
  if (!side || side === 'current') return undefined;
  const text = feastDay(found.monthDay, side, today);
  return text === undefined ? undefined : { text, end: found.end, isRelative: true };
};

interface Named {
  readonly monthDay: string;
  readonly end: number;
}

const dayOfWeekday = (index: number, side: 'next' | 'last', today: string): string => {
  const now = dayNumber(today);
  // 1 January 1970 was a Thursday
  const distance = side === 'next' ? index - now - 4 : now + 4 - index;
  const days = ((distance % 7) + 7) % 7 || 7;
  return isoOf(side === 'next' ? now + days : now - days);
};

/** Returns the number of a month from the first letters of its name. */
const monthOf = (name: string): number => months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;

const readWritten = (
  letters: string,
  at: number,
  side: Side,
  today: string,
  ways: readonly RegExp[] = patterns,
  indexOf: (name: string) => number = monthOf,
): ReadDay | undefined => {
  for (const pattern of ways) {
    const match = matchAt(pattern, letters, at);
    if (!match) continue;
    const { era, year: counted, month: name, number, day: text } = match.groups!;
    // A year without an era has four digits
    if (era === undefined && counted !== undefined && counted.length !== 4) continue;
    const written = era === undefined ? counted : yearOfEra(era, counted!);
    const index = number === undefined ? indexOf(name!) : Number(number);
    const monthDay = `${padded(index)}-${padded(Number(text))}`;
    const end = at + match[0].length;
    if (written !== undefined) return { text: `${written}-${monthDay}`, end, isRelative: false };
    if (side === 'current') return { text: today.slice(0, 5) + monthDay, end, isRelative: true, lacksYear: true };
    const found = side && dayOf(monthDay, side, today);
    return found === undefined ? undefined : { text: found, end, isRelative: true };
  }
  return undefined;
};

/** Reads 25/12/2024, which has one reading. Refuses 3/4/2024, which has two, unless the language decides. */
const readSlashed = (source: Span, at: number, words: DayWords | undefined): ReadDay | undefined => {
  const match = matchAt(slashed, source.lower, at);
  if (!match) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const end = at + match[0].length;
  const iso = (m: number, d: number): string => `${match[4]}-${padded(m)}-${padded(d)}`;
  if (first > 12 || words?.isDayFirst) return { text: iso(second, first), end, isRelative: false };
  return second > 12 || first === second ? { text: iso(first, second), end, isRelative: false } : undefined;
};

const readNamed = (source: Span, at: number, side: Side, today: string): ReadDay | undefined => {
  const match = matchAt(named, source.lower, at);
  if (match) {
    const { tomorrow, yesterday } = match.groups!;
    const shift = tomorrow === undefined ? (yesterday === undefined ? 0 : -1) : 1;
    return { text: isoOf(dayNumber(today) + shift), end: at + match[0].length, isRelative: true };
  }
  const name = side && side !== 'current' ? matchAt(weekday, source.lower, at) : undefined;
  if (name) {
    const text = dayOfWeekday(weekdays.indexOf(name[1]!), side as 'next' | 'last', today);
    return { text, end: at + name[0].length, isRelative: true };
  }
  return readFeast(source.lower, at, side, today, (from) => {
    for (const [pattern, monthDay] of englishFeasts) {
      const feast = matchAt(pattern, source.lower, from);
      if (feast) return { monthDay, end: from + feast[0].length };
    }
    return undefined;
  });
};

/** The language of dates. */
export interface DayLanguage {
  readonly tag: string;
  /** Named days of the year: `weihnachten` is `12-25`. */
  readonly feasts: Readonly<Record<string, string>>;
}

/** Reads a named date of a language: `heute`, `Freitag`, `Weihnachten`. */
const readNamedIn = (
  letters: string,
  at: number,
  side: Side,
  today: string,
  words: DayWords,
  feasts: DayLanguage['feasts'],
): ReadDay | undefined => {
  const relative = matchAt(words.relatives, letters, at)?.[1];
  if (relative !== undefined) {
    // Hindi has one word for yesterday and tomorrow. The requested side decides
    const shifts = [-1, 0, 1].filter((days) => words.relative[days + 1]!.includes(relative));
    const shift =
      shifts.length === 1 ? shifts[0] : shifts.find((days) => side && days * (side === 'next' ? 1 : -1) > 0);
    if (shift !== undefined)
      return { text: isoOf(dayNumber(today) + shift), end: at + relative.length, isRelative: true };
  }
  const name = side && side !== 'current' ? matchAt(words.weekday, letters, at)?.[1] : undefined;
  if (name !== undefined) {
    const text = dayOfWeekday(words.weekdays.indexOf(name), side as 'next' | 'last', today);
    return { text, end: at + name.length, isRelative: true };
  }
  return readFeast(
    letters,
    at,
    side,
    today,
    (from) => {
      const feast = Object.keys(feasts)
        .filter(
          (one) => letters.startsWith(plainLetters(one), from) && !spacedLetter.test(letters[from + one.length] ?? ''),
        )
        .sort((one, other) => other.length - one.length)
        .at(0);
      return feast === undefined ? undefined : { monthDay: feasts[feast]!, end: from + feast.length };
    },
    words.years,
  );
};

const readIn = (
  source: Span,
  at: number,
  side: Side,
  today: string,
  { tag, feasts }: DayLanguage,
): ReadDay | undefined => {
  const letters = plainLetters(source.plain);
  const words = dayWords(tag);
  const persian = tag === 'fa' ? readPersianDay(letters, at, side === 'current' ? undefined : side, today) : undefined;
  if (persian) return persian;
  const indexOf = (name: string): number => words.months.findIndex((names) => names.includes(name)) + 1;
  return (
    readWritten(letters, at, side, today, words.written, indexOf) ??
    readSlashed(source, at, words) ??
    readNamedIn(letters, at, side, today, words, feasts)
  );
};

/** A weekday in a text, 0 for Sunday. */
export interface Weekday {
  readonly index: number;
  readonly from: number;
  readonly text: string;
}

/** Returns the weekdays of a text. */
export const weekdaysIn = ({ plain }: Span, language: DayLanguage | undefined): readonly Weekday[] => {
  const { anyWeekday, weekdayOf: indexes } = dayWords(language?.tag ?? 'en');
  return matchesOf(anyWeekday, plainLetters(plain)).map(({ index, 0: name }) => ({
    index: indexes.get(name)!,
    from: index,
    text: hasUnspaced(name) ? name : (/^[\p{L}\p{M}]+/u.exec(plain.slice(index)) ?? [name])[0],
  }));
};

/** Matches a weekday in English, also a short one, before a date. */
const weekdayBefore = new RegExp(`(${weekdays.map((name) => name.slice(0, 3)).join('|')})[a-z]*`, 'y');

/** Matches what stands between a weekday and its date. */
const afterWeekday = /\.?,?\s+(?:the\s+)?/y;

/** Returns a weekday at an index, 0 for Sunday, with its end. */
const weekdayAt = (
  source: Span,
  at: number,
  language: DayLanguage | undefined,
): { readonly index: number; readonly end: number } | undefined => {
  const words = language && dayWords(language.tag);
  const own = words && matchAt(words.weekday, plainLetters(source.plain), at)?.[1];
  if (own !== undefined) return { index: words!.weekdays.indexOf(own), end: at + own.length };
  const match = matchAt(weekdayBefore, source.lower, at);
  return match && { index: weekdays.findIndex((name) => name.startsWith(match[1]!)), end: at + match[0].length };
};

/** Reads a date with its weekday, which must be the one of the date: `Friday, 27 November 2026`. */
const readOfWeekday = (
  source: Span,
  at: number,
  side: Side,
  today: string,
  language: DayLanguage | undefined,
): ReadDay | undefined => {
  const before = weekdayAt(source, at, language);
  const gap = before && matchAt(afterWeekday, source.lower, before.end);
  const found = gap && readDay(source, before.end + gap[0].length, side, today, language);
  const date = found && /\d/.test(source.plain.slice(at, found.end)) ? readDate(found.text) : undefined;
  if (!date || weekdayOf(date).toLowerCase() !== weekdays[before!.index]) return undefined;
  return found;
};

/** Reads a date: `2024-12-25`, `25 December 2024`, `Dec 25`, `25/12/2024`, `tomorrow`, `friday`, `christmas`, `Friday 27 November`. */
export const readDay = (
  source: Span,
  at: number,
  side: Side,
  today: string,
  language?: DayLanguage,
): ReadDay | undefined =>
  readOfWeekday(source, at, side, today, language) ??
  (language && readIn(source, at, side, today, language)) ??
  readWritten(source.lower, at, side, today) ??
  readSlashed(source, at, undefined) ??
  readNamed(source, at, side, today);

/** Returns why a date of the form `YYYY-MM-DD` does not exist. Undefined if it exists, or if the text is not a date. */
export const whyNoDay = (text: string): string | undefined => {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (y === undefined || readDate(text)) return undefined;
  const [inYear, inMonth, onDay] = [Number(y), Number(m), Number(d)];
  if (inYear === 0) return 'The calendar has no year 0.';
  if (inMonth < 1 || inMonth > 12) return `A year has 12 months, not ${inMonth}.`;
  const name = months[inMonth - 1]!.replace(/^./, (letter) => letter.toUpperCase());
  const days = daysInMonth(inYear, inMonth);
  return `${name} ${inYear} has ${days} days: there is no ${onDay} ${name} in it.`;
};

const namesOfDays = [
  ...weekdays,
  ...months.map((name) => name.slice(0, 3)),
  'today',
  'tomorrow',
  'yesterday',
  ...englishFeasts.map(([pattern]) => pattern.source),
].join('|');
const englishDays = new RegExp(String.raw`\b(?:${namesOfDays})`);
const anyDay = new RegExp(String.raw`\d[./-]\d{1,2}[./-]\d|(?<![a-z])(?:now|${namesOfDays})`);

/** Returns true for a text that {@link readDay} may find an English date in. */
export const mayReadDay = ({ lower }: Span): boolean => anyDay.test(lower);

/** Returns true for a text that may have a date in words or in digits. */
export const mayHaveDay = (source: Span, language: DayLanguage | undefined): boolean =>
  /\d{4}|\d[./-]\d{1,2}[./-]\d|\d\.\d{1,2}\.(?!\d)/.test(source.plain) || namesDay(source, language);

/** The letters of the longest abbreviation of a month, which other words may end with: ene in tiene. */
const longestShort = 4;

/** Returns true if a word starts with a name. In scripts without spaces it may stand anywhere. */
const startsWord = (letters: string, name: string): boolean => {
  let at = letters.indexOf(name);
  while (at > 0 && spacedLetter.test(letters.charAt(at - 1)) && spacedLetter.test(name.charAt(0)))
    at = letters.indexOf(name, at + 1);
  return at >= 0;
};

/** Returns true for a text with a name of a month, a weekday or a feast, or a word such as tomorrow. */
export const namesDay = ({ plain, lower }: Span, language: DayLanguage | undefined): boolean => {
  if (englishDays.test(lower)) return true;
  if (!language) return false;
  const { months: names, relative } = dayWords(language.tag);
  const letters = plainLetters(plain);
  return (
    /\d\s?[月월]/.test(plain) ||
    [...names.flat(), ...relative.flat(), ...Object.keys(language.feasts).map(plainLetters)].some((name) =>
      name.length > longestShort ? letters.includes(name) : startsWord(letters, name),
    )
  );
};
