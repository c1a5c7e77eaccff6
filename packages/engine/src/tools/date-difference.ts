import { epochDay, gregorianCalendar, readDate } from '../model/date.ts';
import { date, flag, integer, tool } from '../tool/declaration.ts';

/**
 * The days from one date to another: negative when the end comes first. `inclusive` counts both end dates, which adds
 * one to the magnitude. Dates are `YYYY-MM-DD`, years 0001 to 9999 of the proleptic Gregorian calendar.
 *
 * @throws UnitsError for a day that does not exist.
 * @example dateDifference({ start: '2024-01-01', end: '2024-12-31', inclusive: true }).days // 366
 */
export const dateDifference = tool({
  id: 'date-difference',
  name: 'Date difference calculator',
  category: 'dates',
  description: 'Counts the days between two dates.',
  keywords: ['duration', 'until', 'since', 'countdown', 'calendar', 'how long', 'interval'],
  main: 'days',
  asks: [
    '[how many] (days|day count|time) (between|from) {start} (and|to|until|till|through) {end}',
    'how long (between|from) {start} (and|to|until|till|through) {end}',
    '[from] {start} (to|until|till|through) {end} (in|as) days',
    '{end} (-|minus) {start}',
    '{start} (to|until|till|through|–) {end}',
    '(difference between|from) {start} (and|to|until|till) {end}',
    {
      says: [
        '[how many] (days|how long) [is it|are there] [left] (until|till|to|before) {end:next}',
        'how long [is it] (until|till|to) {end:next}',
        '(countdown|days left) (to|until|till) {end:next}',
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
    start: date({ label: 'Start date' }),
    end: date({ label: 'End date' }),
    inclusive: flag({ label: 'Count both end dates', default: false }),
  },
  result: {
    start: date({ label: 'Start date' }),
    end: date({ label: 'End date' }),
    days: integer({ label: 'Days', description: 'Negative when the end date comes first.' }),
    inclusive: flag({ label: 'Both end dates counted' }),
  },
  examples: [
    {
      given: { start: '2024-01-01', end: '2024-12-31' },
      gives: { start: '2024-01-01', end: '2024-12-31', days: 365, inclusive: false },
    },
    {
      given: { start: '2024-03-01', end: '2024-02-28', inclusive: true },
      gives: { start: '2024-03-01', end: '2024-02-28', days: -3, inclusive: true },
    },
  ],
  explain: () => ({
    rules: ['Days are counted from the start date to the end date, and one more where both of them count.'],
    limits: [
      'Negative where the end lies before the start.',
      'Days follow the Gregorian calendar, also before it was introduced.',
    ],
    sources: [gregorianCalendar],
    lookUp: {
      vary: 'end',
      values: ['2024-01-31', '2024-03-01', '2024-06-30', '2024-12-31', '2025-12-31', '2033-12-31'],
      show: ['days'],
    },
  }),
  run({ start, end, inclusive }) {
    const difference = epochDay(readDate(end)!) - epochDay(readDate(start)!);
    const extra = inclusive ? (difference < 0 ? -1 : 1) : 0;
    return { start, end, days: difference + extra, inclusive };
  },
});
