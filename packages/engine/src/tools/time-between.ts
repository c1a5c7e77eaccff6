import { rounded } from '../arithmetic/rounded.ts';
import { mustBe } from '../model/error.ts';
import { ratio } from '../model/rational.ts';
import { readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import { clockText } from '../tool/clock.ts';
import { integer, number, text, tool } from '../tool/declaration.ts';

const minute = 60;
const hour = 3600;
const hoursADay = 24;
const minutesADay = 1440;
const day = 86_400;

/**
 * Returns the seconds since midnight of a time such as `9:30`, `17:45:10` or `5 pm`, or undefined for other text,
 * including an hour alone.
 */
const secondsOf = (written: string): number | undefined => {
  const time = readClockTime(written);
  if (!time || (time.half === undefined && !written.includes(':'))) return undefined;
  const seconds = secondsOfDay(time);
  return seconds <= day ? seconds : undefined;
};

// @__NO_SIDE_EFFECTS__
const time = (label: string) =>
  text({
    label,
    description: 'For example 9:30, 17:45 or 5:45 pm.',
    maxLength: 20,
    looks: /^(?:\d{1,2}(?::\d|\s?[ap]\.?m)|noon|midday|midnight)/i,
  });

/**
 * Returns the time between two times of day, minus a break. An end that is not after the start is on the next day.
 *
 * @throws UnitsError for an invalid time of day, and for a break longer than the time.
 * @example timeBetween({ start: '9:00', end: '17:30', break: 30 }).hours // 8
 */
export const timeBetween = tool({
  id: 'time-between',
  name: 'Hours calculator',
  category: 'dates',
  description: 'Count the hours and minutes between two times of day.',
  keywords: [
    'time duration',
    'work hours',
    'timesheet',
    'time card',
    'hours between',
    'shift',
    'elapsed',
    'how long',
    'clock',
  ],
  main: 'duration',
  asks: [
    '[how many] hours (between|from) {start} (and|to|until|till|til) {end}',
    { says: ['[how many] minutes (between|from) {start} (and|to|until|till|til) {end}'], main: 'minutes' },
    '([how much|how long|elapsed] time|difference) (between|from) {start} (and|to|until|till|til) {end}',
    'how long [is it] (between|from) {start} (and|to|until|till|til) {end}',
    '[from] {start} (to|until|till|til) {end} [how long|hours]',
  ],
  params: {
    start: time('Start'),
    end: time('End'),
    break: integer({ label: 'Break (minutes)', counts: 'minute', min: 0, max: minutesADay, default: 0 }),
  },
  result: {
    duration: text({ label: 'Time (h:min:s)' }),
    hours: number({ label: 'Hours', digits: 2, min: 0, max: hoursADay }),
    minutes: number({ label: 'Minutes', digits: 2, min: 0 }),
  },
  examples: [
    { given: { start: '9:00', end: '17:30', break: 30 }, gives: { duration: '8:00:00', hours: 8, minutes: 480 } },
    { given: { start: '10:15 pm', end: '6:00 am' }, gives: { duration: '7:45:00', hours: 7.75, minutes: 465 } },
    {
      region: 'US',
      given: { start: '9:00 am', end: '5:30 pm', break: 30 },
      gives: { duration: '8:00:00', hours: 8, minutes: 480 },
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'hours', is: `minutes ÷ ${minute}` }],
    rules: ['Time = end − start − break.'],
    limits: ['If the end is not after the start, it is on the next day.', 'Ignores daylight saving time changes.'],
    lookUp: {
      vary: 'end',
      values: ['12:00', '13:00', '15:00', '16:00', '17:00', '17:30', '18:00', '20:00'],
      show: ['duration', 'hours'],
    },
  }),
  run({ start, end, break: pause }, name) {
    const read = (key: 'start' | 'end', written: string): number => {
      const seconds = secondsOf(written);
      if (seconds === undefined)
        throw mustBe('invalid-text', name(key), 'a time of day, for example 9:30 or 5:45 pm', written);
      return seconds;
    };
    const [from, to] = [read('start', start), read('end', end)];
    const whole = to > from ? to - from : to + day - from;
    const left = whole - pause * minute;
    if (left < 0) throw mustBe('out-of-range', name('break'), 'no longer than the time between start and end', pause);
    const seconds = ratio(BigInt(left));
    const inUnits = (size: number): number => rounded(ratio(BigInt(left), BigInt(size)));
    return { duration: clockText(seconds), hours: inUnits(hour), minutes: inUnits(minute) };
  },
});
