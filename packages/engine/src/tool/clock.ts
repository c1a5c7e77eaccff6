import { toFixed } from '../model/decimal.ts';
import { compare, over, type Ratio } from '../model/rational.ts';
import type { Measured } from './field.ts';

const sixty = 60n;

const twoDigits = (value: bigint): string => value.toString().padStart(2, '0');

/** The range of speeds, as a distance in its unit per unit of time. */
interface Speeds {
  readonly slowest: Ratio;
  readonly fastest: Ratio;
}

/**
 * Returns the time for a distance. `3:30` may be hours and minutes, or minutes and seconds. The reading that its row
 * does not declare applies only if it gives a plausible speed and the declared one does not.
 */
export const timeFor = (
  distance: Ratio | undefined,
  time: Measured | undefined,
  { slowest, fastest }: Speeds,
): Ratio | undefined => {
  if (!distance || !time?.otherwise || time.size.n === 0n) return time?.size;
  const isLikely = (size: Ratio): boolean => {
    const speed = over(distance, size);
    return compare(speed, slowest) >= 0 && compare(speed, fastest) <= 0;
  };
  return !isLikely(time.size) && isLikely(time.otherwise) ? time.otherwise : time.size;
};

/** Formats a time in seconds as `1:05:09` or `5:09`, rounded to the nearest second, half to even. */
export const clockText = (seconds: Ratio): string => {
  const whole = BigInt(toFixed(seconds, 0));
  const size = whole < 0n ? -whole : whole;
  const [hours, minutes, rest] = [size / (sixty * sixty), (size / sixty) % sixty, twoDigits(size % sixty)];
  const text = hours > 0n ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
  return whole < 0n ? `-${text}` : text;
};
