import { plainLetters } from './letters.ts';

/** The days of a year before each of its twelve months: six of 31 days, the others of 30. */
const daysBefore = (month: number): number => (month <= 7 ? 31 * (month - 1) : 186 + 30 * (month - 7));

const dayMilliseconds = 86_400_000;

const isoOf = (epoch: number): string => new Date(epoch * dayMilliseconds).toISOString().slice(0, 10);

/** The year, month and day of the Persian calendar with dashes between them. */
const persianOf = (epoch: number): string => {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat('en-u-ca-persian', options).formatToParts(epoch * dayMilliseconds);
  return (['year', 'month', 'day'] as const).map((kind) => parts.find(({ type }) => type === kind)?.value).join('-');
};

/** A day of the Persian calendar, which Iran counts by, in ISO 8601; undefined where there is no such day. */
export const isoOfPersian = (year: number, month: number, date: number): string | undefined => {
  // Its new year is on one of the days from the 19th to the 22nd of March
  const near = Date.UTC(year + 621, 2, 21) / dayMilliseconds + daysBefore(month) + date - 1;
  const found = [0, -1, 1, -2, 2]
    .map((shift) => near + shift)
    .find((epoch) => persianOf(epoch) === `${year}-${month}-${date}`);
  return found === undefined ? undefined : isoOf(found);
};

/** The day of a month and a day of the Persian calendar that comes next, or came last, counted from a day in ISO 8601. */
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
  const name = String.raw`(?<date>\d{1,2})\s*(?<name>${months.join('|')})\s*(?:ماه\s*)?(?<year>1[2-4]\d\d)(?!\d)`;
  return { months, patterns: [numbers, new RegExp(name, 'y')] };
};

/** Reads a day of the Persian calendar: `1369/02/22`, `۲۲ اردیبهشت ۱۳۶۹`. What is not a day of it is given as it was written. */
export const readPersianDay = (
  letters: string,
  at: number,
): { readonly text: string; readonly end: number } | undefined => {
  const { months, patterns } = (words ??= makeWords());
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(letters);
    if (!match) continue;
    const { year, month, date, name } = match.groups!;
    const index = name === undefined ? Number(month) : months.indexOf(name) + 1;
    const text = isoOfPersian(Number(year), index, Number(date)) ?? match[0];
    return { text, end: at + match[0].length };
  }
  return undefined;
};
