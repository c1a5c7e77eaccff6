import {
  daysAWeek,
  epochDay,
  plusDays,
  readDate,
  today,
  weekdayOf,
  writeDate,
  type CalendarDate,
} from '../model/date.ts';
import { conflictingValues, missingOneOf, mustBe } from '../model/error.ts';
import { date, integer, text, tool, type Source } from '../tool/declaration.ts';

// Days from the last period: pregnancy counts from its first day, two weeks before conception in a cycle of four weeks

const pregnancy = 280;
const usualCycle = 28;
const ovulation = 14;
const second = 14;
const third = 28;
/** The most weeks of a pregnancy that are counted. */
const mostWeeks = 44;
const lastYear = 9998;

const committeeOpinion: Source = {
  title: 'Committee Opinion No 700: Methods for Estimating the Due Date',
  body: 'American College of Obstetricians and Gynecologists',
  year: 2017,
  url: 'https://doi.org/10.1097/AOG.0000000000002046',
};

/**
 * Returns the due date of a baby, 280 days after the first day of the last period, adjusted by the difference of the
 * cycle from 28 days, or 266 days after conception, and the weeks of the pregnancy on a date.
 *
 * @throws UnitsError for a date that does not exist, without the last period and conception, and for cycles outside 20
 *   to 45 days.
 * @example dueDate({ lastPeriod: '2026-01-01' }).dueDate // '2026-10-08'
 */
export const dueDate = tool({
  id: 'due-date',
  name: 'Due date calculator',
  category: 'health',
  description: 'Estimate when a baby is due, and the weeks of pregnancy, from the last period or conception.',
  keywords: ['pregnancy', 'pregnant', 'naegele', 'birth', 'baby', 'conception', 'trimester', 'lmp', 'gestation'],
  main: 'dueDate',
  asks: [
    '[when is] [my] (due date|baby due date|pregnancy due date) [if|for|with|from] [first day of] [my] (last period|lmp|last menstrual period) [was|is|on|started|of|started on|was on] {lastPeriod:last} [with|and|cycle] [{cycle} (days|day) cycle]',
    '(due date|baby due date|pregnancy due date) [lmp] {lastPeriod}',
    {
      says: [
        '[when is] [my] (due date|baby due date|pregnancy due date) [if|for|with|from] [i] (conceived|conception|conception date|ovulated|ovulation) [was|is|on|of|was on] {conception:last}',
      ],
      // Of the last period alone the cycle matters
      given: { cycle: '28' },
    },
    {
      says: [
        '[how] (far along|many weeks along|many weeks pregnant|far pregnant|pregnant) [am i|is she] [if|with|from] [first day of] [my|her] (last period|lmp|last menstrual period) [was|is|on|started|of|started on|was on] {lastPeriod:last} [today|now]',
      ],
      given: { asOf: 'today' },
      main: 'weeks',
    },
    {
      says: [
        '[how] (far along|many weeks along|many weeks pregnant|far pregnant|pregnant) [am i|is she] [if|with|from] [i] (conceived|conception|conception date|ovulated) [was|is|on|of|was on] {conception:last} [today|now]',
      ],
      given: { asOf: 'today', cycle: '28' },
      main: 'weeks',
    },
    {
      says: [
        '[how] (far along|many weeks along|many weeks pregnant|far pregnant|pregnant) [will i be|was i|am i] [on|by] {asOf} [if|with|from] [first day of] [my|her] (last period|lmp|last menstrual period) [was|is|on|started|of|started on|was on] {lastPeriod}',
      ],
      main: 'weeks',
    },
    'when is [my] baby due [if] [my] (last period|lmp|last menstrual period) [was|is|on|started|of|started on|was on] {lastPeriod:last}',
  ],
  params: {
    lastPeriod: date({ label: 'First day of the last period', begins: -56, optional: true }),
    cycle: integer({ label: 'Cycle in days', min: 20, max: 45, default: usualCycle }),
    conception: date({ label: 'Conception', description: 'Enter this instead of the last period.', optional: true }),
    asOf: date({
      label: 'As of',
      description: 'The date to count the weeks on. Today (UTC) by default.',
      default: today,
    }),
  },
  result: {
    dueDate: date({ label: 'Due date' }),
    weekday: text({ label: 'Weekday' }),
    weeks: integer({ label: 'Weeks of pregnancy', optional: true }),
    daysOver: integer({ label: 'Extra days', optional: true }),
    conception: date({ label: 'Conception, about' }),
    secondTrimester: date({ label: 'Second trimester begins' }),
    thirdTrimester: date({ label: 'Third trimester begins' }),
  },
  examples: [
    {
      given: { lastPeriod: '2026-09-01', asOf: '2026-11-29' },
      gives: {
        dueDate: '2027-06-08',
        weekday: 'Tuesday',
        weeks: 12,
        daysOver: 5,
        conception: '2026-09-15',
        secondTrimester: '2026-12-08',
        thirdTrimester: '2027-03-16',
      },
    },
    {
      given: { lastPeriod: '2026-01-01', cycle: 31, asOf: '2026-05-01' },
      gives: {
        dueDate: '2026-10-11',
        weekday: 'Sunday',
        weeks: 16,
        daysOver: 5,
        conception: '2026-01-18',
        secondTrimester: '2026-04-12',
        thirdTrimester: '2026-07-19',
      },
    },
    {
      given: { conception: '2026-09-15', asOf: '2026-11-29' },
      gives: {
        dueDate: '2027-06-08',
        weekday: 'Tuesday',
        weeks: 12,
        daysOver: 5,
        conception: '2026-09-15',
        secondTrimester: '2026-12-08',
        thirdTrimester: '2027-03-16',
      },
    },
  ],
  explain: () => ({
    rules: [
      `Due date = first day of the last period + ${pregnancy} days + (cycle − ${usualCycle}) days, or conception + ${pregnancy - ovulation} days.`,
      `On the due date, ${pregnancy / daysAWeek} weeks are complete: weeks are counted back from it.`,
      `The second trimester begins after ${second} weeks, the third after ${third}, counted from the same day and adjusted for your cycle.`,
    ],
    limits: [
      'An estimate, not medical advice: few babies are born on their due date. An early ultrasound is more precise.',
      'Naegele’s rule of months (one year less three months and seven days more) differs by up to three days.',
    ],
    sources: [committeeOpinion],
    lookUp: { vary: 'cycle', values: [24, 26, 28, 30, 32, 35], show: ['dueDate', 'conception'] },
  }),
  run({ lastPeriod, cycle, conception, asOf }, name) {
    if (!lastPeriod && !conception) throw missingOneOf([name('lastPeriod'), name('conception')]);
    // From the last period in a cycle of four weeks
    const shift = lastPeriod ? cycle - usualCycle : -ovulation;
    const start = readDate(lastPeriod ?? conception!)!;
    if (start.year > lastYear) {
      const key = lastPeriod ? 'lastPeriod' : 'conception';
      throw mustBe('out-of-range', name(key), `a day before ${lastYear + 1}`, lastPeriod ?? conception!);
    }
    const after = (days: number): CalendarDate => plusDays(start, days + shift);
    const conceived = writeDate(after(ovulation));
    if (conception && conception !== conceived)
      throw conflictingValues(name('conception'), `from the last period it would be about ${conceived}`);
    const due = after(pregnancy);
    const days = pregnancy - (epochDay(due) - epochDay(readDate(asOf)!));
    const isPregnant = days >= 0 && days <= mostWeeks * daysAWeek;
    return {
      dueDate: writeDate(due),
      weekday: weekdayOf(due),
      weeks: isPregnant ? Math.floor(days / daysAWeek) : undefined,
      daysOver: isPregnant ? days % daysAWeek : undefined,
      conception: conceived,
      secondTrimester: writeDate(after(second * daysAWeek)),
      thirdTrimester: writeDate(after(third * daysAWeek)),
    };
  },
});
