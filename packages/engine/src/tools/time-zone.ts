import { mustBe } from '../model/error.ts';
import { epochDay, plusDays, readDate, today, writeDate } from '../model/date.ts';
import { instantsOf, localOf, zoneOf } from '../model/zone.ts';
import { clockTime, readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import { date, number, text, tool, type Naming } from '../tool/declaration.ts';

const secondsAMinute = 60;
const minutesAnHour = 60;
const secondsADay = 86_400;
/** The range of years. Time zones have rules since 1970. */
const firstYear = 1970;
const lastYear = 2199;

/** Abbreviations of offsets, in minutes. If one has several meanings, the most common applies. */
const offsets: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  sast: 120,
  eat: 180,
  gst: 240,
  pkt: 300,
  ist: 330,
  ict: 420,
  wib: 420,
  hkt: 480,
  sgt: 480,
  awst: 480,
  jst: 540,
  kst: 540,
  acst: 570,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  brt: -180,
  art: -180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
};

/** Names of time zones in addition to their cities. */
const zones: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  eastern: 'America/New_York',
  ny: 'America/New_York',
  nyc: 'America/New_York',
  'washington dc': 'America/New_York',
  dc: 'America/New_York',
  washington: 'America/New_York',
  boston: 'America/New_York',
  miami: 'America/New_York',
  ct: 'America/Chicago',
  central: 'America/Chicago',
  houston: 'America/Chicago',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  la: 'America/Los_Angeles',
  'san francisco': 'America/Los_Angeles',
  sf: 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  hawaii: 'Pacific/Honolulu',
  uk: 'Europe/London',
  germany: 'Europe/Berlin',
  france: 'Europe/Paris',
  italy: 'Europe/Rome',
  spain: 'Europe/Madrid',
  israel: 'Asia/Jerusalem',
  'tel aviv': 'Asia/Jerusalem',
  'abu dhabi': 'Asia/Dubai',
  india: 'Asia/Kolkata',
  kolkata: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  china: 'Asia/Shanghai',
  beijing: 'Asia/Shanghai',
  japan: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  kyiv: 'Europe/Kiev',
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const keyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/ (?:time|time zone)$/, '');

/** Returns an offset in the format of time zones: +05:30. */
const writeFixed = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / minutesAnHour))}:${twoDigits(size % minutesAnHour)}`;
};

/**
 * Returns the time zone of a city, an abbreviation or an offset. Throws a UnitsError for `parameter` for an unknown
 * text.
 */
const read = (written: string, parameter: string, name: Naming): string => {
  const key = keyOf(written);
  const minutes = Object.hasOwn(offsets, key) ? offsets[key] : undefined;
  const known = minutes === undefined ? (Object.hasOwn(zones, key) ? zones[key] : key.replace('−', '-')) : undefined;
  const zone = known === undefined ? writeFixed(minutes!) : (zoneOf(known) ?? zoneOf(`UTC${known}`));
  if (zone === undefined) {
    throw mustBe('invalid-text', name(parameter), 'a city, a time zone such as Europe/Paris, or UTC+2', written);
  }
  return zone;
};

const writeOffset = (minutes: number): string => {
  const size = Math.abs(minutes);
  const rest = size % minutesAnHour;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / minutesAnHour)}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
};

/**
 * Converts a time of day to another time zone, by the rules of the platform, including daylight saving time.
 *
 * @throws UnitsError for an invalid time or zone, for a time that the zone skips, and for dates outside 1970 to 2199.
 * @example timeZone({ time: '15:00', from: 'New York', to: 'Tokyo', day: '2026-01-15' }).time // '05:00'
 */
export const timeZone = tool({
  id: 'time-zone',
  name: 'Time zone converter',
  category: 'dates',
  description: 'Convert a time from one city or time zone to another.',
  keywords: ['utc', 'gmt', 'est', 'pst', 'cet', 'world clock', 'time difference', 'daylight saving time', 'meeting'],
  main: 'time',
  asks: [
    '{time} [in] {from:city} [time] [is] what time [is it] [in] {to}',
    '[what time is] {time} in {from} [time] (in|to|into|as) {to} [time] [on {day}]',
    '[what time is] {time} {from} [time] (in|to|into|as|=|= ?|what is that|whats that|what is that in|whats that in) {to} [time] [on {day}]',
    '{time} {from} [time] {to:city} time [on {day}]',
    '[if|when] [it is] {time} in {from} [is] what time [is it] in {to} [on {day}]',
    '[what] [is] [the] time [is it] in {to} (when|if) [it is] {time} in {from} [on {day}]',
    {
      says: ['(time|hours|hour) difference [in hours] [between|from] {from} (and|to|vs|-) {to} [on {day}] [in hours]'],
      given: { time: '12:00' },
      main: 'difference',
    },
  ],
  params: {
    time: text({
      label: 'Time',
      description: 'For example 15:30 or 3:30 pm.',
      maxLength: 12,
      looks: /^(?:\d{1,2}(?::[0-5]\d(?:\s?[ap]\.?m\.?)?|\s?[ap]\.?m\.?)|noon|midday|midnight)$/i,
    }),
    from: text({
      label: 'From',
      description: 'A city, a time zone or UTC+2.',
      maxLength: 60,
      isZone: true,
      looks: /^[\p{L}][\p{L}\s/_'.-]*(?:[+-−]\d{1,2}(?::\d\d)?)?$/u,
    }),
    to: text({
      label: 'To',
      maxLength: 60,
      isZone: true,
      looks: /^[\p{L}][\p{L}\s/_'.-]*(?:[+-−]\d{1,2}(?::\d\d)?)?$/u,
    }),
    day: date({ label: 'Date', default: today, begins: 0 }),
  },
  result: {
    time: text({ label: 'Time there', isClock: true }),
    day: date({ label: 'Date there' }),
    difference: number({ label: 'Hours ahead', digits: 2, description: 'Negative if the other place is behind.' }),
    fromOffset: text({ label: 'Offset, from' }),
    toOffset: text({ label: 'Offset, to' }),
  },
  examples: [
    {
      given: { time: '15:00', from: 'New York', to: 'London', day: '2027-01-15' },
      gives: { time: '20:00', day: '2027-01-15', difference: 5, fromOffset: 'UTC−5', toOffset: 'UTC+0' },
    },
    {
      given: { time: '9:30 pm', from: 'Los Angeles', to: 'Tokyo', day: '2027-07-01' },
      gives: { time: '13:30', day: '2027-07-02', difference: 16, fromOffset: 'UTC−7', toOffset: 'UTC+9' },
      region: 'US',
    },
    {
      given: { time: '18:00', from: 'CET', to: 'India', day: '2027-03-10' },
      gives: { time: '22:30', day: '2027-03-10', difference: 4.5, fromOffset: 'UTC+1', toOffset: 'UTC+5:30' },
    },
  ],
  explain: () => ({
    rules: ['Time there = time here + difference of the two offsets from UTC on that day.'],
    limits: [
      'Uses the time zone data of your browser or of the server: later rule changes are missing.',
      'EST, CET and similar zones are fixed offsets. A city follows its daylight saving time.',
      'When clocks go back, we use the first of the two times.',
    ],
    lookUp: {
      vary: 'to',
      values: ['Los Angeles', 'New York', 'London', 'Paris', 'Dubai', 'India', 'Singapore', 'Tokyo', 'Sydney'],
      show: ['time', 'day', 'difference'],
    },
  }),
  run({ time, from, to, day }, name) {
    const clock = readClockTime(time);
    const ofClock = clock && secondsOfDay(clock);
    if (ofClock === undefined || ofClock >= secondsADay)
      throw mustBe('invalid-text', name('time'), 'a time such as 15:30 or 3:30 pm', time);
    const [here, there] = [read(from, 'from', name), read(to, 'to', name)];
    const start = readDate(day)!;
    if (start.year < firstYear || start.year > lastYear) {
      throw mustBe('out-of-range', name('day'), `a day from ${firstYear} to ${lastYear}`, day);
    }
    const local = epochDay(start) * secondsADay + ofClock;
    const moment = instantsOf(here, local)[0];
    if (moment === undefined) {
      throw mustBe('out-of-range', name('time'), 'a time that clocks do not skip on that day', time);
    }
    const [mine, theirs] = [here, there].map((zone) => (localOf(zone, moment) - moment) / secondsAMinute) as [
      number,
      number,
    ];
    const seconds = ofClock + (theirs - mine) * secondsAMinute;
    const shift = Math.floor(seconds / secondsADay);
    return {
      time: clockTime(seconds, false),
      day: writeDate(plusDays(start, shift)),
      difference: (theirs - mine) / minutesAnHour,
      fromOffset: writeOffset(mine),
      toOffset: writeOffset(theirs),
    };
  },
});
