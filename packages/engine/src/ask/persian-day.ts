import { plainLetters } from './letters.ts';

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

/** Returns the next or last date of a month and day in the Persian calendar, relative to an ISO 8601 date. */
export const nearPersianDay = (
  month: number,
  date: number,
  side: 'next' | 'last',
  today: string,
): string | undefined => {
  const year = Number(persianOf(Date.parse(today) / dayMilliseconds).split('-')[0]);
  const days = [year - 1, year, year + 1].flatMap((one) => isoOfPersian(one, month, date) ?? []);
  return side === 'next' ? days.find((iso) => iso >= today) : days.reverse().find((iso) => iso <= today);
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
    const near = side && nearPersianDay(index, day, side, today);
    if (near !== undefined) return { text: near, end, isRelative: true };
  }
  return undefined;
};
