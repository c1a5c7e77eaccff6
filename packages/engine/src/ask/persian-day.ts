import { plainLetters } from './letters.ts';
import { newMoonNear } from './new-moon.ts';

/** Returns the days of a year before a month: the first six months have 31 days, the others 30. */
const daysBefore = (month: number): number => (month <= 7 ? 31 * (month - 1) : 186 + 30 * (month - 7));

const dayMilliseconds = 86_400_000;

const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;

/** Returns the year, month and day of the Persian calendar, joined by hyphens. */
const persianOf = (epoch: number): string => {
  const parts = new Intl.DateTimeFormat('en-u-ca-persian', options).formatToParts(epoch * dayMilliseconds);
  return (['year', 'month', 'day'] as const).map((kind) => parts.find(({ type }) => type === kind)?.value).join('-');
};

/** Returns the ISO 8601 date of a date in the Persian calendar. Undefined if there is no such date. */
export const isoOfPersian = (year: number, month: number, date: number): string | undefined => {
  // Its new year is between 19 and 22 March
  const near = Date.UTC(year + 621, 2, 21) / dayMilliseconds + daysBefore(month) + date - 1;
  const found = [0, -1, 1, -2, 2]
    .map((shift) => near + shift)
    .find((epoch) => persianOf(epoch) === `${year}-${month}-${date}`);
  return found === undefined ? undefined : new Date(found * dayMilliseconds).toISOString().slice(0, 10);
};

/** More days than any year of a calendar has, with its leap months. */
const mostDays = 400;

/** The months and days of calendars, by the first day asked for. A question asks for one feast. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (calendar: string): Intl.DateTimeFormat => {
  const tag = `en-u-ca-${calendar}`;
  const known = formats.get(tag);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  formats.set(tag, format);
  return format;
};

/** The time zones of calendars whose months begin on the day of the new moon there, in milliseconds. */
const zones: ReadonlyMap<string, number> = new Map([
  ['chinese', dayMilliseconds / 3],
  ['dangi', (3 * dayMilliseconds) / 8],
]);

const dayOf = (time: number): number => Math.floor(time / dayMilliseconds) * dayMilliseconds;

/** Returns the next or last date of a month and day of a calendar of `Intl`, relative to an ISO 8601 date. */
export const nearDayIn = (
  calendar: string,
  month: number,
  date: number,
  side: 'next' | 'last',
  today: string,
): string | undefined => {
  const format = formatOf(calendar);
  const start = Date.parse(today);
  const zone = zones.get(calendar);
  const step = side === 'next' ? dayMilliseconds : -dayMilliseconds;
  // The calendar may have the day before or after
  for (let count = -1; count < mostDays; count++) {
    const day = start + count * step;
    const parts = format.formatToParts(day);
    const has = (kind: 'month' | 'day', value: number): boolean =>
      parts.some((part) => part.type === kind && part.value === String(value));
    if (!has('day', date) || !has('month', month)) continue;
    const first = day - (date - 1) * dayMilliseconds;
    const found = (zone === undefined ? first : dayOf(newMoonNear(first) + zone)) + day - first;
    if (side === 'next' ? found >= start : found <= start) return new Date(found).toISOString().slice(0, 10);
  }
  return undefined;
};

interface Words {
  readonly months: readonly string[];
  readonly patterns: readonly RegExp[];
}

let words: Words | undefined;

const makeWords = (): Words => {
  const format = new Intl.DateTimeFormat('fa-u-ca-persian', { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => plainLetters(format.format(Date.UTC(2024, 2 + index, 28))));
  const numbers = /(?<year>1[2-4]\d\d)([-/.])(?<month>\d{1,2})\2(?<date>\d{1,2})(?!\d)/y;
  const day = String.raw`(?<date>\d{1,2}|اول)\s*(?<name>${months.join('|')})(?![\p{L}\p{M}])`;
  const name = String.raw`${day}(?:\s*ماه)?(?:\s*(?<year>1[2-4]\d\d)(?!\d))?`;
  return { months, patterns: [numbers, new RegExp(name, 'yu')] };
};

/**
 * Reads a date of the Persian calendar: `1369/02/22`, `۲۲ اردیبهشت ۱۳۶۹`. Returns an invalid date as written. A date
 * without a year is the next or the last one, and refused without a side.
 */
export const readPersianDay = (
  letters: string,
  at: number,
  side: 'next' | 'last' | undefined,
  today: string,
): { readonly text: string; readonly end: number; readonly isRelative: boolean } | undefined => {
  const { months, patterns } = (words ??= makeWords());
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(letters);
    if (!match) continue;
    const { year, month, date, name } = match.groups!;
    const index = name === undefined ? Number(month) : months.indexOf(name) + 1;
    const day = date === 'اول' ? 1 : Number(date);
    const end = at + match[0].length;
    if (year !== undefined) return { text: isoOfPersian(Number(year), index, day) ?? match[0], end, isRelative: false };
    const near = side && nearDayIn('persian', index, day, side, today);
    if (near !== undefined) return { text: near, end, isRelative: true };
  }
  return undefined;
};
