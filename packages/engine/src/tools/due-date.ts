import { plusDays, readDate, weekdayOf, writeDate } from '../model/date.ts';
import { mustBe } from '../model/error.ts';
import { date, integer, text, tool, type Source } from '../tool/declaration.ts';

// Days from the last period: pregnancy counts from its first day, two weeks before conception in a cycle of four weeks

const pregnancy = 280;
const usualCycle = 28;
const ovulation = 14;
const daysAWeek = 7;
const second = 14;
const third = 28;
const lastYear = 9998;

const committeeOpinion: Source = {
  title: 'Committee Opinion No 700: Methods for Estimating the Due Date',
  body: 'American College of Obstetricians and Gynecologists',
  year: 2017,
  url: 'https://doi.org/10.1097/AOG.0000000000002046',
};

/**
 * Returns the due date of a baby, 280 days after the first day of the last period, adjusted by the difference of the
 * cycle from 28 days.
 *
 * @throws UnitsError for a date that does not exist, and for cycles outside 20 to 45 days.
 * @example dueDate({ lastPeriod: '2026-01-01' }).dueDate // '2026-10-08'
 */
export const dueDate = tool({
  id: 'due-date',
  name: 'Due date calculator',
  category: 'health',
  description: 'Estimate when a baby is due from the last period.',
  keywords: ['pregnancy', 'pregnant', 'naegele', 'birth', 'baby', 'conception', 'trimester', 'lmp', 'gestation'],
  main: 'dueDate',
  asks: [
    '[when is] [my] (due date|baby due date|pregnancy due date) [if|for|with|from] [first day of] [my] (last period|lmp|last menstrual period) [was|is|on|started|of|started on|was on] {lastPeriod:last} [with|and|cycle] [{cycle} (days|day) cycle]',
    '(due date|baby due date|pregnancy due date) [lmp] {lastPeriod}',
    'when is [my] baby due [if] [my] (last period|lmp|last menstrual period) [was|is|on|started|of|started on|was on] {lastPeriod:last}',
  ],
  params: {
    lastPeriod: date({ label: 'First day of the last period', begins: -56 }),
    cycle: integer({ label: 'Cycle in days', min: 20, max: 45, default: usualCycle }),
  },
  result: {
    dueDate: date({ label: 'Due date' }),
    weekday: text({ label: 'Weekday' }),
    conception: date({ label: 'Conception, about' }),
    secondTrimester: date({ label: 'Second trimester begins' }),
    thirdTrimester: date({ label: 'Third trimester begins' }),
  },
  examples: [
    {
      given: { lastPeriod: '2026-09-01' },
      gives: {
        dueDate: '2027-06-08',
        weekday: 'Tuesday',
        conception: '2026-09-15',
        secondTrimester: '2026-12-08',
        thirdTrimester: '2027-03-16',
      },
    },
    {
      given: { lastPeriod: '2026-01-01', cycle: 31 },
      gives: {
        dueDate: '2026-10-11',
        weekday: 'Sunday',
        conception: '2026-01-18',
        secondTrimester: '2026-04-12',
        thirdTrimester: '2026-07-19',
      },
    },
  ],
  explain: () => ({
    rules: [
      `Due date = first day of the last period + ${pregnancy} days + (cycle − ${usualCycle}) days.`,
      `The second trimester begins after ${second} weeks, the third after ${third}, counted from the same day and adjusted for your cycle.`,
    ],
    limits: [
      'An estimate, not medical advice: few babies are born on their due date. An early ultrasound is more precise.',
      'Naegele’s rule of months (one year less three months and seven days more) differs by up to three days.',
    ],
    sources: [committeeOpinion],
    lookUp: { vary: 'cycle', values: [24, 26, 28, 30, 32, 35], show: ['dueDate', 'conception'] },
  }),
  run({ lastPeriod, cycle }, name) {
    const start = readDate(lastPeriod)!;
    if (start.year > lastYear)
      throw mustBe('out-of-range', name('lastPeriod'), `a day before ${lastYear + 1}`, lastPeriod);
    const after = (days: number) => plusDays(start, days + cycle - usualCycle);
    const due = after(pregnancy);
    return {
      dueDate: writeDate(due),
      weekday: weekdayOf(due),
      conception: writeDate(after(ovulation)),
      secondTrimester: writeDate(after(second * daysAWeek)),
      thirdTrimester: writeDate(after(third * daysAWeek)),
    };
  },
});
