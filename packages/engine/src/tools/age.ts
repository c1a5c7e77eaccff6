import { epochDay, gregorianCalendar, periodBetween, readDate, today } from '../model/date.ts';
import { notBefore } from '../model/error.ts';
import { date, integer, tool } from '../tool/declaration.ts';

/**
 * Returns the exact age in years, months and days, and in days, on a given date. Default: today in UTC. A month counts
 * once its day is reached, and birthdays on 29 February fall on 1 March in common years.
 *
 * @throws UnitsError for a date that does not exist, and for a reference date before the birth date.
 * @example age({ birthDate: '1990-05-17', asOf: '2026-11-21' }).years // 36
 */
export const age = tool({
  id: 'age',
  name: 'Age calculator',
  category: 'dates',
  description: 'Calculate an exact age in years, months and days.',
  keywords: ['birthday', 'birth date', 'born', 'how old', 'anniversary'],
  main: 'years',
  asks: [
    {
      says: [
        '(age|how old) [of|for|am i|is|are|was|if|if i|will i|will] [someone|somebody|person|who] [is|was|were|if|be] [born] [on|in] {birthDate} (on|at|as of) {asOf}',
        '@((born|birthday|birth date|birthdate|dob|date of birth) [is|was|on|in] {birthDate} | [(age|how old) [be]] (on|at|as of) {asOf})',
        'how old will [someone|somebody|person|i] [who was|who is] [born] [on|in] {birthDate} be (on|at|as of) {asOf}',
        'what age (will|would) [someone|somebody|person|i] [who was|who is] [born] [on|in] {birthDate} (be|turn) (on|at|as of) {asOf}',
        'age (on|at|as of) {asOf} [if] [born] [on] {birthDate}',
      ],
    },
    {
      says: [
        '(age|how old|age calculator) [of|for|am i|is|are|was|if|if i] [someone|somebody|person|who] [is|was|were|if] [born] [on|in] {birthDate} [now|today]',
        '[i was|someone] (born|birthday|birth date|birthdate|dob|date of birth) [is|was|on|in] {birthDate} [age|how old|how old am i] [now|today]',
      ],
      given: { asOf: 'today' },
    },
    {
      says: [
        'how many days old (am i|is|are) [someone|somebody|person] [who|if] [i] [was|is|were] [born] [on] {birthDate} [now|today]',
      ],
      given: { asOf: 'today' },
      main: 'totalDays',
    },
  ],
  params: {
    birthDate: date({ label: 'Birth date' }),
    asOf: date({
      label: 'As of',
      description: 'The date to calculate the age on. Today (UTC) by default.',
      default: today,
    }),
  },
  result: {
    birthDate: date({ label: 'Birth date' }),
    asOf: date({ label: 'As of' }),
    years: integer({ label: 'Years', min: 0 }),
    months: integer({ label: 'Months', min: 0, max: 11 }),
    days: integer({ label: 'Days', min: 0, max: 30 }),
    totalDays: integer({ label: 'Total days', min: 0 }),
  },
  examples: [
    {
      given: { birthDate: '1990-05-17', asOf: '2026-11-21' },
      gives: { birthDate: '1990-05-17', asOf: '2026-11-21', years: 36, months: 6, days: 4, totalDays: 13_337 },
    },
    {
      given: { birthDate: '2008-03-14', asOf: '2026-09-01' },
      gives: { birthDate: '2008-03-14', asOf: '2026-09-01', years: 18, months: 5, days: 18, totalDays: 6745 },
    },
  ],
  explain: () => ({
    rules: ['Counts full years first, then full months, then days.'],
    limits: [
      'People born on February 29 turn a year older on March 1 in common years. Some laws say February 28.',
      'Uses the Gregorian calendar for all dates, including those before 1582.',
      'Today is the current date in UTC.',
    ],
    sources: [gregorianCalendar],
    lookUp: {
      vary: 'asOf',
      values: ['2026-01-01', '2027-01-01', '2028-01-01', '2030-01-01', '2040-01-01', '2050-01-01'],
      show: ['years', 'months', 'days', 'totalDays'],
    },
  }),
  run({ birthDate, asOf }, name) {
    const [birth, reference] = [readDate(birthDate)!, readDate(asOf)!];
    const totalDays = epochDay(reference) - epochDay(birth);
    if (totalDays < 0) throw notBefore(name('birthDate'), birthDate, name('asOf'), asOf);
    return { birthDate, asOf, ...periodBetween(birth, reference), totalDays };
  },
});
