/** A time of day as written. Without `am` or `pm` it may be in either half of the day. */
export interface ClockTime {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly half: 'am' | 'pm' | undefined;
}

const written = /^(\d{1,2})(?::([0-5]\d))?(?::([0-5]\d))?\s*(?:([ap])\.?(?:m\.?)?)?$/;

const named: ReadonlyMap<string, string> = new Map([
  ['noon', '12 pm'],
  ['midday', '12 pm'],
  ['midnight', '12 am'],
]);

const hoursOfHalf = 12;
const minute = 60;
const hour = 3600;
const day = 86_400;

/** Reads `9am`, `2:30 pm`, `17:45`. Undefined for other texts. */
export const readClockTime = (given: string): ClockTime | undefined => {
  const text = given.trim().toLowerCase();
  const [, hours, minutes = '0', seconds = '0', half] = written.exec(named.get(text) ?? text) ?? [];
  if (hours === undefined) return undefined;
  const value = Number(hours);
  const isInHalf = value >= 1 && value <= hoursOfHalf;
  if (half === undefined ? value > 24 : !isInHalf) return undefined;
  return {
    hours: value,
    minutes: Number(minutes),
    seconds: Number(seconds),
    half: half === undefined ? undefined : half === 'a' ? 'am' : 'pm',
  };
};

/** Returns the seconds since midnight. */
export const secondsOfDay = ({ hours, minutes, seconds, half }: ClockTime): number => {
  const inDay = half === undefined ? hours : (hours % hoursOfHalf) + (half === 'pm' ? hoursOfHalf : 0);
  return inDay * hour + minutes * minute + seconds;
};

/** Formats a time of day: `5:30 pm`, or `17:30`. */
export const clockTime = (seconds: number, isInHalves: boolean): string => {
  const inDay = ((seconds % day) + day) % day;
  const [hours, minutes, rest] = [Math.floor(inDay / hour), Math.floor((inDay % hour) / minute), inDay % minute];
  const two = (value: number): string => String(value).padStart(2, '0');
  const after = `:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`;
  if (!isInHalves) return `${two(hours)}${after}`;
  return `${hours % hoursOfHalf || hoursOfHalf}${after} ${hours < hoursOfHalf ? 'am' : 'pm'}`;
};
