import { daysAWeek, epochDay, gregorianCalendar, readDate, workingDaysFrom } from '../model/date.ts';
import { date, flag, integer, tool } from '../tool/declaration.ts';
import { holidaysField, readHolidays } from '../tool/holidays.ts';

/** Returns the number of holidays that are working days of a period. */
const offFrom = (first: number, count: number, holidays: ReadonlySet<number>): number =>
  [...holidays].filter((day) => day >= first && day < first + count && workingDaysFrom(day, 1) === 1).length;

/** The assumption about working days. */
const assumes = { kind: 'days', of: 'working days', as: 'Monday to Friday, without the last day' } as const;

/**
 * Returns the days between two dates, also as whole weeks and extra days, and the working days among them. They are
 * negative if the end comes first. `inclusive` counts both end dates, which adds one to the magnitude; otherwise the
 * later date does not count. Dates are `YYYY-MM-DD`, years 0001 to 9999 of the proleptic Gregorian calendar.
 *
 * @throws UnitsError for a date that does not exist.
 * @example dateDifference({ start: '2024-01-01', end: '2024-12-31', inclusive: true }).days // 366
 */
export const dateDifference = tool({
  id: 'date-difference',
  name: 'Date difference calculator',
  category: 'dates',
  description: 'Count the days, weeks and working days between two dates.',
  keywords: [
    'duration',
    'workdays',
    'business days',
    'weekdays',
    'until',
    'since',
    'countdown',
    'calendar',
    'how long',
    'interval',
  ],
  main: 'days',
  asks: [
    {
      says: [
        '[how many] (working days|working day|work days|business days|business day|weekdays) [between|from] {start} (and|to|until|till|til|through|-|–) {end}',
      ],
      main: 'workingDays',
      assumes,
    },
    {
      says: [
        '[how many] (working|work|business) (days|day) [is it|are there] [left] (until|till|til|to|before) {end:next}',
      ],
      main: 'workingDays',
      assumes,
      given: { start: 'today' },
    },
    {
      says: ['[how many] [full] (weeks|week) (between|from) {start} (and|to|until|till|til|through) {end}'],
      main: 'weeks',
    },
    {
      says: ['[how many] [full] (weeks|week) [is it|are there] [left] (until|till|til|to|before) {end:next}'],
      main: 'weeks',
      given: { start: 'today' },
    },
    '[how many] (days|day count|time) (between|from) {start} (and|to|until|till|til|through) {end}',
    'how long (between|from) {start} (and|to|until|till|til|through) {end}',
    '[from] {start} (to|until|till|til|through) {end} (in|as) days',
    '{end} (-|minus) {start}',
    '{start} (to|until|till|til|through|–) {end}',
    '(difference between|from) {start} (and|to|until|till|til) {end}',
    {
      says: [
        '[how many] (days|how long) [is it|are there] [left] (until|till|til|to|before) {end:next}',
        'how long [is it] (until|till|til|to) {end:next}',
        '(countdown|days left) (to|until|till|til) {end:next}',
      ],
      given: { start: 'today' },
    },
    {
      says: [
        '[how many] (days|how long) [have passed|has it been|is it] since {start:last}',
        'how long [ago|has it been] (is|was|since) {start:last}',
      ],
      given: { end: 'today' },
    },
  ],
  params: {
    start: date({ mayLackYear: true, label: 'Start date', begins: 0 }),
    end: date({ mayLackYear: true, label: 'End date', begins: 30 }),
    inclusive: flag({ label: 'Count both end dates', default: false }),
    holidays: holidaysField(),
  },
  result: {
    start: date({ label: 'Start date' }),
    end: date({ label: 'End date' }),
    days: integer({ label: 'Days', description: 'Negative if the end date comes first.' }),
    weeks: integer({ label: 'Whole weeks', description: 'Negative if the end date comes first.', rest: 'daysOver' }),
    daysOver: integer({ label: 'Extra days', description: 'Days left after the whole weeks.' }),
    workingDays: integer({
      label: 'Working days',
      description: 'Monday to Friday, without the holidays you enter.',
    }),
    inclusive: flag({ label: 'Count both end dates' }),
  },
  examples: [
    {
      given: { start: '2026-12-01', end: '2027-01-31' },
      gives: {
        start: '2026-12-01',
        end: '2027-01-31',
        days: 61,
        weeks: 8,
        daysOver: 5,
        workingDays: 44,
        inclusive: false,
      },
    },
    {
      given: { start: '2027-07-10', end: '2027-07-24', inclusive: true },
      gives: {
        start: '2027-07-10',
        end: '2027-07-24',
        days: 15,
        weeks: 2,
        daysOver: 1,
        workingDays: 10,
        inclusive: true,
      },
    },
    {
      given: { start: '2026-12-21', end: '2027-01-04', holidays: '2026-12-25 2026-12-26 2027-01-01' },
      gives: {
        start: '2026-12-21',
        end: '2027-01-04',
        days: 14,
        weeks: 2,
        daysOver: 0,
        workingDays: 8,
        inclusive: false,
      },
    },
  ],
  explain: () => ({
    rules: [
      'Counts from the start date to the end date, plus one day if both dates count.',
      'Working days are Monday to Friday. The earlier date counts; the later one only if both dates count.',
    ],
    limits: [
      'Results are negative if the end date comes first.',
      'Public holidays count as ordinary days unless you enter them: they differ by place.',
      'Uses the Gregorian calendar for all dates, including those before 1582.',
    ],
    sources: [gregorianCalendar],
    lookUp: {
      vary: 'end',
      values: ['2026-12-25', '2027-01-01', '2027-06-30', '2027-12-31', '2028-12-31', '2036-12-31'],
      show: ['days', 'workingDays'],
    },
  }),
  run({ start, end, inclusive, holidays }, name) {
    const [first, last] = [epochDay(readDate(start)!), epochDay(readDate(end)!)];
    const sign = last < first ? -1 : 1;
    const count = Math.abs(last - first) + (inclusive ? 1 : 0);
    const from = Math.min(first, last);
    // Change −0 to 0
    const signed = (days: number): number => (days === 0 ? 0 : sign * days);
    return {
      start,
      end,
      days: signed(count),
      weeks: signed(Math.floor(count / daysAWeek)),
      daysOver: signed(count % daysAWeek),
      workingDays: signed(workingDaysFrom(from, count) - offFrom(from, count, readHolidays(holidays, name))),
      inclusive,
    };
  },
});
