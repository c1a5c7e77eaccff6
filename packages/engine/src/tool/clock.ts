import { toFixed } from '../model/decimal.ts';
import { compare, over, type Ratio } from '../model/rational.ts';
import type { Measured } from './field.ts';

const sixty = 60n;

const twoDigits = (value: bigint): string => value.toString().padStart(2, '0');

/** Speeds, in the unit of a distance over that of its time. */
interface Speeds {
  readonly slowest: Ratio;
  readonly fastest: Ratio;
}

/**
 * The time that a distance takes. `3:30` is the other one of three hours and a half and three minutes and a half than its row says
 * where only so the speed is within those at which people move.
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

/** A time in seconds as `1:05:09` or `5:09`, to the nearest second, half of one to the even. */
export const clockText = (seconds: Ratio): string => {
  const whole = BigInt(toFixed(seconds, 0));
  const size = whole < 0n ? -whole : whole;
  const [hours, minutes, rest] = [size / (sixty * sixty), (size / sixty) % sixty, twoDigits(size % sixty)];
  const text = hours > 0n ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
  return whole < 0n ? `-${text}` : text;
};
