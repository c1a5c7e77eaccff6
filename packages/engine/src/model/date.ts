import type { Source } from './source.ts';

/** The standard for counting and writing dates. */
export const gregorianCalendar: Source = {
  title: 'ISO 8601-1, Date and time, representations for information interchange, part 1: Basic rules',
  body: 'ISO',
  year: 2019,
  url: 'https://www.iso.org/standard/70907.html',
};

/** A date of the proleptic Gregorian calendar. Months and days start at 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the number of days in a month, 28 to 31. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD`, years 0001 to 9999. Undefined for other texts, and for dates that do not exist. */
export const readDate = (text: string): CalendarDate | undefined => {
  const match = isoDate.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
};

/** Returns the days since 1970-01-01, negative before it. */
export const epochDay = ({ year, month, day }: CalendarDate): number => {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999. The calendar repeats every 400 years, or 146,097 days.
  return Date.UTC(year + 400, month - 1, day) / 86_400_000 - 146_097;
};

/** A period of whole years, months (0 to 11) and days (0 to 30). */
export interface Period {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * Returns the calendar period from one date to a later one, by the rule of java.time's `Period.between` and Temporal's
 * `PlainDate.until`: a month counts once its day of the month is reached, and the days are those after the last whole
 * month. Counted from 29 February, a common year is full on 1 March. `end` must not be before `start`.
 */
export const periodBetween = (start: CalendarDate, end: CalendarDate): Period => {
  const elapsed = (end.year - start.year) * 12 + end.month - start.month;
  const whole = end.day < start.day ? elapsed - 1 : elapsed;
  const days = epochDay(end) - epochDay(plusMonths(start, whole));
  return { years: Math.floor(whole / 12), months: whole % 12, days };
};

/** Returns the same day of the month a number of months later, or the last day of a shorter month. */
export const plusMonths = ({ year, month, day }: CalendarDate, months: number): CalendarDate => {
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return { year: y, month: m, day: Math.min(day, daysInMonth(y, m)) };
};

/** Returns today's date in UTC, as `YYYY-MM-DD`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const millisecondsADay = 86_400_000;

/** Returns the date a number of days later, or earlier. */
export const plusDays = (date: CalendarDate, days: number): CalendarDate => {
  const moved = new Date((epochDay(date) + days) * millisecondsADay);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
};

/** Returns a date as `YYYY-MM-DD`, for the years 0 to 9999. */
export const writeDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

export const daysAWeek = 7;

const workingDaysAWeek = 5;

/** Returns the position of a day since 1970-01-01 in its week, with Monday as 0. That day was a Thursday. */
const placeInWeek = (epoch: number): number => (((epoch + 3) % daysAWeek) + daysAWeek) % daysAWeek;

/**
 * Returns the number of days from Monday to Friday in consecutive days. `first` is the first one, in days since
 * 1970-01-01.
 */
export const workingDaysFrom = (first: number, count: number): number => {
  const start = placeInWeek(first);
  const rest = Array.from({ length: count % daysAWeek }, (_, i) => (start + i) % daysAWeek);
  return Math.floor(count / daysAWeek) * workingDaysAWeek + rest.filter((place) => place < workingDaysAWeek).length;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns the day of the week, in English. */
export const weekdayOf = (date: CalendarDate): string => weekdays[placeInWeek(epochDay(date))]!;
