import type { CalendarDate } from './date.ts';
import { epochDay } from './date.ts';
import { remember } from './remember.ts';

// Time zones of the platform. Their names are those of the IANA database and its cities.

const areas = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian', 'Antarctica'];
const offset = /^(?:utc|gmt)\s*(?:([+-])\s*(\d{1,2})(?::?([0-5]\d))?)?$/i;

const formats = new Map<string, Intl.DateTimeFormat | undefined>();
/** The most cached formats. Zone names come from user input, so the cache is bounded. */
const mostFormats = 300;

const formatOf = (zone: string): Intl.DateTimeFormat | undefined => remember(formats, mostFormats, zone, makeFormat);

const makeFormat = (zone: string): Intl.DateTimeFormat | undefined => {
  try {
    const number = 'numeric';
    const fields = { year: number, month: number, day: number, hour: number, minute: number, second: number } as const;
    return new Intl.DateTimeFormat('en', {
      ...fields,
      calendar: 'iso8601',
      hourCycle: 'h23',
      era: 'short',
      timeZone: zone,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
};

/** Accents, which names of zones lack: `Bogotá`. */
const accents = /[\u0300-\u036f]/g;

const cities = new Map<string, string | undefined>();

const titled = (name: string): string =>
  name.replace(/\S+/g, (word) => word[0]!.toUpperCase() + word.slice(1)).replaceAll(' ', '_');

/** Returns the time zone of a name: `Europe/Berlin`, `berlin`, `New York`, `UTC+5:30`. Undefined if there is none. */
export const zoneOf = (text: string): string | undefined => {
  const name = text.trim().normalize('NFD').replace(accents, '');
  const shift = offset.exec(name);
  if (shift) {
    const [, sign, hours, minutes = '00'] = shift;
    if (sign === undefined) return 'UTC';
    return Number(hours) > 14 ? undefined : `${sign}${hours!.padStart(2, '0')}:${minutes}`;
  }
  if (!/^[\p{L}_/ -]{3,40}$/u.test(name)) return undefined;
  return remember(cities, mostFormats, name, () => {
    const ways = name.includes('/') ? [name.replaceAll(' ', '_')] : areas.map((area) => `${area}/${titled(name)}`);
    return ways.find((way) => formatOf(way) !== undefined);
  });
};

/** Returns the zone's offset from UTC at an instant, in seconds. The instant is in seconds since 1970. */
const aheadAt = (zone: string, instant: number): number => {
  const fixed = /^([+-])(\d\d):(\d\d)$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -60 : 60) * (Number(fixed[2]) * 60 + Number(fixed[3]));
  if (zone === 'UTC') return 0;
  const parts = new Map(
    formatOf(zone)!
      .formatToParts(instant * 1000)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const day = epochDay({ year: part('year'), month: part('month'), day: part('day') });
  return day * 86_400 + part('hour') * 3600 + part('minute') * 60 + part('second') - instant;
};

/** Returns the local time of a zone at an instant. Both are in seconds since 1970. */
export const localOf = (zone: string, instant: number): number => instant + aheadAt(zone, Math.floor(instant));

/**
 * Returns the instants with a local time in a zone: none in the hour that is skipped in spring, two in the hour that is
 * repeated.
 */
export const instantsOf = (zone: string, local: number): readonly number[] => {
  const day = 86_400;
  const aheads = new Set([local - day, local, local + day].map((instant) => aheadAt(zone, Math.floor(instant))));
  return [...aheads]
    .map((ahead) => local - ahead)
    .filter((instant) => localOf(zone, instant) === local)
    .sort((a, b) => a - b);
};

/** Returns the seconds from 1970 to midnight of a date. */
export const secondsOf = (date: CalendarDate): number => epochDay(date) * 86_400;
