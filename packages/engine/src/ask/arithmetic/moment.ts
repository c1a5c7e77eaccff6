import { plusDays, plusMonths, readDate, weekdayOf, writeDate, type CalendarDate } from '../../model/date.ts';
import { ratio, type Ratio } from '../../model/rational.ts';
import { UnitsError } from '../../model/error.ts';
import { clockTime, readClockTime, secondsOfDay } from '../../tool/clock-time.ts';
import { readDay } from '../day.ts';
import { matchAt, span, type Span } from '../../text/span.ts';
import { floorOf } from './functions.ts';
import { faultOf } from './refusal.ts';
import { Refused, type Moment } from './value.ts';
import { instantsOf, localOf, secondsOf, zoneOf } from '../../model/zone.ts';
import type { Calendar } from './scope.ts';
import type { Assumption } from '../../model/assumption.ts';

/** A moment that was read: seconds since 1970, or since midnight for a time of day. */
export interface ReadMoment {
  readonly seconds: number;
  /** The part of a second after a date and a time: 13:24:56.789. */
  readonly fraction?: Ratio;
  readonly moment: Moment;
  readonly end: number;
  readonly assumed?: Assumption;
}

const day = 86_400;

const time = String.raw`(?:\d{1,2}:[0-5]\d(?::[0-5]\d)?(?:\s*[ap]\.?m\b\.?|[ap]\b)?|\d{1,2}\s*[ap]\.?m\b\.?)(?![\d:])`;
const clock = new RegExp(String.raw`${time}(?!\s*(?:h|hrs?|hours?|m|mins?|minutes?)\b)`, 'y');
const atClock = new RegExp(String.raw`(?:\s+at\s+|t|,?\s+)(${time})`, 'y');
/** Matches the decimals of seconds. */
const decimalsAfter = /[.,](\d{1,9})(?!\d)/y;
const offset = /\s*(z\b|[+-]\d\d:?\d\d(?!\d))/y;
const named = /(next|last|this|coming)\s+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/y;
const slashed = /\d{1,2}[/.]\d{1,2}[/.]\d{4}(?!\d)/y;
const zoneAfter =
  /\s+(?:in\s+)?((?:utc|gmt)(?:\s?[+-]\s?\d{1,2}(?::?[0-5]\d)?)?|[\p{L}]+(?:\/[\p{L}_]+)+|[\p{L}]{3,}(?: [\p{L}]{2,}){0,2})/iuy;

const refuse = (place: Span, code: 'invalid-date' | 'ambiguous-number', message: string): Refused =>
  new Refused(faultOf(new UnitsError(code, message), place));

/** Returns the time zone after a time. The longest name applies. */
const readZone = (source: Span, at: number): { readonly zone: string; readonly end: number } | undefined => {
  const match = matchAt(zoneAfter, source.plain, at);
  if (!match) return undefined;
  const start = at + match[0].length - match[1]!.length;
  const words = match[1]!.split(' ');
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    const zone = /^(?:in|to|as|and|plus|minus)$/i.test(name) ? undefined : zoneOf(name);
    if (zone !== undefined) return { zone, end: start + name.length };
  }
  return undefined;
};

/** Returns the instant of a local time in a zone. Throws {@link Refused} for a time that the zone skips. */
const instantOf = (local: number, zone: string, place: Span): number => {
  const [first] = instantsOf(zone, local);
  if (first === undefined)
    throw refuse(place, 'invalid-date', `The clocks of ${zone} skip this time: they go forward an hour there.`);
  return first;
};

/** Returns the assumption about a local time that a zone has twice, where its clocks go back. */
const assumedTwice = (local: number, zone: string, { text: of }: Span): Assumption | undefined =>
  instantsOf(zone, local).length > 1
    ? { kind: 'clock', of, as: 'the first of two, before the clocks go back' }
    : undefined;

const dateOf = (local: number): CalendarDate => plusDays({ year: 1970, month: 1, day: 1 }, Math.floor(local / day));

/** Matches a number that no date and no time of day begins with: of the letters after it, none begins a month or an ending. */
const otherNumber = /\d+\s*(?:$|[%+*^)€$£×]|[bceghiklquvwxyz])/y;

/** Reads a date, a time of day or both, with the zone after it. Throws {@link Refused}. */
export const readMoment = (source: Span, at: number, calendar: Calendar): ReadMoment | undefined => {
  if (matchAt(otherNumber, source.lower, at)) return undefined;
  if (matchAt(/now\b/y, source.lower, at)) {
    const zone = readZone(source, at + 3);
    return {
      seconds: calendar.now,
      moment: { kind: 'instant', zone: zone?.zone ?? calendar.zone },
      end: zone?.end ?? at + 3,
    };
  }
  return readDated(source, at, calendar) ?? readClock(source, at, calendar);
};

const readDated = (source: Span, at: number, calendar: Calendar): ReadMoment | undefined => {
  const side = matchAt(named, source.lower, at);
  // Friday, 27 November 2026
  const weekday = matchAt(/(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+(?=\d)/y, source.lower, at);
  const from = at + ((side ?? weekday)?.[0].length ?? 0);
  const found = readDay(source, from, side?.[1] === 'last' ? 'last' : 'next', calendar.today);
  if (!found) {
    const written = matchAt(slashed, source.plain, at);
    if (!written) return undefined;
    const place = span(source, at, at + written[0].length);
    throw refuse(
      place,
      'ambiguous-number',
      `"${place.text}" has two readings: write the day as 2024-03-01 or 1 March 2024.`,
    );
  }
  const place = span(source, at, found.end);
  const date = readDate(found.text);
  if (!date) throw refuse(place, 'invalid-date', `"${place.text}" is not a day of the calendar.`);
  const of = place.lower;
  const isSaid = found.isRelative && !/^(?:today|tomorrow|yesterday)$/.test(of);
  const assumed: Assumption | undefined = isSaid
    ? { kind: 'days', of: place.text, as: `${weekdayOf(date)} ${found.text}` }
    : undefined;
  const after = matchAt(atClock, source.lower, found.end);
  const read = after && readClockTime(after[1]!.replaceAll('.', ''));
  const whole = {
    seconds: secondsOf(date),
    moment: { kind: 'day' } as const,
    end: found.end,
    ...(assumed && { assumed }),
  };
  if (!after || !read) return whole;
  const clockEnd = found.end + after[0].length;
  const part =
    read.half === undefined && /:\d\d:\d\d$/.test(after[1]!)
      ? matchAt(decimalsAfter, source.plain, clockEnd)
      : undefined;
  const end = clockEnd + (part?.[0].length ?? 0);
  const local = whole.seconds + secondsOfDay(read);
  const shift = matchAt(offset, source.lower, end);
  const other = shift ? undefined : readZone(source, end);
  const zone = shift ? (zoneOf(shift[1] === 'z' ? 'utc' : `utc${shift[1]}`) ?? 'UTC') : (other?.zone ?? calendar.zone);
  const stop = shift ? end + shift[0].length : (other?.end ?? end);
  const twice = assumedTwice(local, zone, span(source, at, stop));
  return {
    ...whole,
    ...(twice && { assumed: twice }),
    seconds: instantOf(local, zone, place),
    ...(part && { fraction: ratio(BigInt(part[1]!), 10n ** BigInt(part[1]!.length)) }),
    moment: { kind: 'instant', zone, isInHalves: read.half !== undefined },
    end: stop,
  };
};

const readClock = (source: Span, at: number, calendar: Calendar): ReadMoment | undefined => {
  const match = matchAt(clock, source.lower, at);
  const read = match && readClockTime(match[0].replaceAll('.', ''));
  if (!match || !read) return undefined;
  const end = at + match[0].length;
  const other = readZone(source, end);
  // Hours, minutes and seconds without a date are a duration
  if (!other && read.half === undefined && /:\d\d:/.test(match[0])) return undefined;
  const isInHalves = read.half !== undefined;
  if (!other) return { seconds: secondsOfDay(read), moment: { kind: 'clock', isInHalves }, end };
  const midnight = Math.floor(localOf(other.zone, calendar.now) / day) * day;
  const place = span(source, at, other.end);
  const local = midnight + secondsOfDay(read);
  const assumed = assumedTwice(local, other.zone, place);
  const moment = { kind: 'instant', zone: other.zone, isInHalves, isClock: true } as const;
  return { seconds: instantOf(local, other.zone, place), moment, end: other.end, ...(assumed && { assumed }) };
};

/** Returns a moment a number of months later. */
export const plusMonthsOf = (seconds: number, { kind, zone = 'UTC' }: Moment, months: number, place: Span): number => {
  const local = kind === 'instant' ? localOf(zone, seconds) : seconds;
  const inDay = ((local % day) + day) % day;
  const date = plusMonths(dateOf(local), months);
  if (date.year < 1 || date.year > 9999) throw beyond(place);
  const moved = secondsOf(date) + inDay;
  return kind === 'instant' ? instantOf(moved, zone, place) : moved;
};

/** Returns a moment a number of whole days later, at the same time of day. */
export const plusDaysOf = (seconds: number, { kind, zone = 'UTC' }: Moment, days: number, place: Span): number =>
  kind === 'instant' ? instantOf(localOf(zone, seconds) + days * day, zone, place) : seconds + days * day;

export const beyond = (place: Span): Refused => refuse(place, 'invalid-date', 'Dates must be in the years 1 to 9999.');

const two = (value: number): string => String(value).padStart(2, '0');

/** The most decimals of a second that are shown. */
const mostDecimals = 9;

/** Returns the part of a second with its point, `.789`. Empty for a whole second and for a part without an end. */
const decimalsOf = ({ n, d }: Ratio): string => {
  const scaled = (((n % d) + d) % d) * 10n ** BigInt(mostDecimals);
  return scaled === 0n || scaled % d !== 0n
    ? ''
    : `.${String(scaled / d)
        .padStart(mostDecimals, '0')
        .replace(/0+$/, '')}`;
};

/** Formats a moment: `2024-03-01`, `14:30`, `2024-03-01 14:30 Europe/Berlin`. */
export const writeMoment = (
  seconds: { readonly n: bigint; readonly d: bigint },
  { kind, zone = 'UTC', isInHalves = false, isClock = false }: Moment,
  calendar: Calendar | undefined,
  place: Span,
): string => {
  const { n, d } = ratio(seconds.n, seconds.d);
  const exact = Number(n) / Number(d);
  if (kind === 'clock') return clockTime(Math.round(exact), isInHalves);
  const decimals = decimalsOf({ n, d });
  const local = kind === 'instant' ? localOf(zone, exact) : exact;
  const date = dateOf(local);
  if (date.year < 1 || date.year > 9999) throw beyond(place);
  const written = writeDate(date);
  if (kind === 'day') return written;
  const inDay = Math.floor(local) - Math.floor(local / day) * day;
  const clockShown = clockTime(inDay, isInHalves);
  const whole = decimals !== '' && inDay % 60 === 0 ? `${clockShown}:00` : clockShown;
  const shown = isInHalves ? clockShown : `${whole}${decimals}`;
  const isToday =
    isClock && calendar !== undefined && secondsOf(date) === Math.floor(localOf(zone, calendar.now) / day) * day;
  return `${isToday ? '' : `${written} `}${shown} ${zone.startsWith('+') || zone.startsWith('-') ? `UTC${zone}` : zone}`;
};

/** Formats a moment by ISO 8601. An instant is in UTC. */
export const isoOf = (seconds: { readonly n: bigint; readonly d: bigint }, { kind }: Moment): string => {
  const { n, d } = ratio(seconds.n, seconds.d);
  const decimals = decimalsOf({ n, d });
  const exact = kind === 'clock' || decimals === '' ? Math.round(Number(n) / Number(d)) : Number(floorOf({ n, d }));
  const inDay = ((exact % day) + day) % day;
  const clockOf = `${two(Math.floor(inDay / 3600))}:${two(Math.floor((inDay % 3600) / 60))}:${two(inDay % 60)}`;
  if (kind === 'clock') return clockOf;
  return kind === 'day' ? writeDate(dateOf(exact)) : `${writeDate(dateOf(exact))}T${clockOf}${decimals}Z`;
};
