import {
  daysAWeek,
  epochDay,
  gregorianCalendar,
  plusDays,
  plusMonths,
  readDate,
  weekdayOf,
  workingDaysFrom,
  writeDate,
  type CalendarDate,
} from '../model/date.ts';
import { mustBe } from '../model/error.ts';
import { choice, date, integer, text, tool } from '../tool/declaration.ts';
import { holidaysField, readHolidays } from '../tool/holidays.ts';

const monthsAYear = 12;
const most = 100_000;

const lastYear = 9999;

const isReal = ({ year }: CalendarDate): boolean => year >= 1 && year <= lastYear;

// @__NO_SIDE_EFFECTS__
const count = (label: string) => integer({ label, min: -most, max: most, default: 0 });

/** The assumption about working days. */
const assumes = { kind: 'days', of: 'working days', as: 'Monday to Friday, without the start date' } as const;

/** Returns the day some working days after another one, or before it if they are negative. */
const plusWorkingDays = (start: number, days: number, off: ReadonlySet<number>): number => {
  const step = Math.sign(days);
  let day = start;
  for (let left = Math.abs(days); left > 0;) {
    day += step;
    if (workingDaysFrom(day, 1) === 1 && !off.has(day)) left--;
  }
  return day;
};

/**
 * Returns the date years, months, weeks, days and working days after or before a date. Months are added first: a month
 * after 31 January is the last day of February.
 *
 * @throws UnitsError for a date that does not exist, and for a result outside the years 1 to 9999.
 * @example dateAdd({ start: '2026-01-31', months: 1 }).date // '2026-02-28'
 */
export const dateAdd = tool({
  id: 'date-add',
  name: 'Date calculator',
  category: 'dates',
  description: 'Add years, months, weeks, days or working days to a date, or subtract them.',
  keywords: [
    'add days',
    'subtract days',
    'days from',
    'weeks from',
    'months from',
    'deadline',
    'business days',
    'working days',
    'due date',
    'plus',
    'after',
    'before',
  ],
  main: 'date',
  // Written out, because a bundler keeps an unused tool whose sentences are concatenated
  asks: [
    {
      says: [
        '(what|which) (day of [the] week|weekday|day) (is|was|will|will be|does) {start:next} [be|fall|fall on]',
        '[the] (weekday|day of [the] week) (of|on|for) {start:next}',
        '{start:next} (weekday|day of [the] week|which day|what day)',
      ],
      given: { days: '0' },
      main: 'weekday',
    },
    {
      says: [
        '[what|what is|when is] [the] [date|day] [is|will it be|is it] [in] {workingDays} (working|work|business) (days|day) (from|after) {start}',
        '{start} (plus|+) {workingDays} (working|work|business) (days|day)',
        '(add|count) {workingDays} (working|work|business) (days|day) to {start}',
      ],
      assumes,
    },
    {
      says: [
        '[what|what is|when is] [the] [date|day] [is|was] {workingDays} (working|work|business) (days|day) before {start}',
        '{start} minus {workingDays} (working|work|business) (days|day)',
      ],
      given: { direction: 'before' },
      assumes,
    },
    {
      says: ['[what] [date|day] [is|will it be|is it] in {workingDays} (working|work|business) (days|day)'],
      given: { start: 'today' },
      assumes,
    },
    '[what] [date|day] [is|will it be|is it] [in] ({days} (days|day)|{weeks} (weeks|week)|{months} (months|month)|{years} (years|year|yr|yrs)) (from|after) {start}',
    'net {days} from {start}',
    '{start} (plus|+) ({days} (days|day)|{weeks} (weeks|week)|{months} (months|month)|{years} (years|year|yr|yrs))',
    {
      says: [
        '[what] [date|day] [is|was] ({days} (days|day)|{weeks} (weeks|week)|{months} (months|month)|{years} (years|year|yr|yrs)) before {start}',
        '{start} (minus|-) ({days} (days|day)|{weeks} (weeks|week)|{months} (months|month)|{years} (years|year|yr|yrs))',
      ],
      given: { direction: 'before' },
    },
    {
      says: [
        '[what] [was] [the] [date|day] [was] [it] ({days} (days|day)|{weeks} (weeks|week)|{months} (months|month)|{years} (years|year|yr|yrs)) ago [date]',
      ],
      given: { start: 'today', direction: 'before' },
    },
    {
      says: [
        '[what] (date|day) [is|will it be|is it] in ({days} (days|day)|{weeks} (weeks|week)|{months} (months|month)|{years} (years|year|yr|yrs))',
      ],
      given: { start: 'today' },
    },
  ],
  params: {
    start: date({ mayLackYear: true, label: 'Start date', begins: 0 }),
    years: count('Years'),
    months: count('Months'),
    weeks: count('Weeks'),
    days: count('Days'),
    workingDays: count('Working days'),
    holidays: holidaysField(),
    direction: choice({
      label: 'Direction',
      values: ['after', 'before'],
      names: { after: 'after the date', before: 'before the date' },
    }),
  },
  result: {
    date: date({ label: 'Date' }),
    weekday: text({ label: 'Weekday' }),
    distance: integer({ label: 'Days apart' }),
  },
  examples: [
    { given: { start: '2026-11-22', days: 90 }, gives: { date: '2027-02-20', weekday: 'Saturday', distance: 90 } },
    { given: { start: '2026-01-31', months: 1 }, gives: { date: '2026-02-28', weekday: 'Saturday', distance: 28 } },
    {
      given: { start: '2026-03-01', weeks: 2, direction: 'before' },
      gives: { date: '2026-02-15', weekday: 'Sunday', distance: -14 },
    },
    {
      given: { start: '2026-12-18', workingDays: 10, holidays: '2026-12-25 2027-01-01' },
      gives: { date: '2027-01-05', weekday: 'Tuesday', distance: 18 },
    },
  ],
  explain: () => ({
    rules: [
      'Years and months are added first, then weeks and days. If the month is too short, its last day is used.',
      'Working days are Monday to Friday. They are counted last, from the day after the date reached.',
    ],
    limits: [
      'Uses the Gregorian calendar for all dates, including those before 1582.',
      'Public holidays count as working days unless you enter them: they differ by place.',
    ],
    sources: [gregorianCalendar],
    lookUp: { vary: 'days', values: [7, 10, 14, 28, 30, 45, 60, 90, 100, 120, 180, 365], show: ['date', 'weekday'] },
  }),
  run({ start, years, months, weeks, days, workingDays, holidays, direction }, name) {
    const sign = direction === 'after' ? 1 : -1;
    const from = readDate(start)!;
    const shifted = plusMonths(from, sign * (years * monthsAYear + months));
    const moved = isReal(shifted) && plusDays(shifted, sign * (weeks * daysAWeek + days));
    const off = readHolidays(holidays, name);
    const end = moved && plusDays(moved, plusWorkingDays(epochDay(moved), sign * workingDays, off) - epochDay(moved));
    if (!end || !isReal(end)) {
      throw mustBe('out-of-range', name('start'), 'a date that keeps the result between the years 1 and 9999', start);
    }
    return { date: writeDate(end), weekday: weekdayOf(end), distance: epochDay(end) - epochDay(from) };
  },
});
