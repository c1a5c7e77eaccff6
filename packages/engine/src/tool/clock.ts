import { toFixed } from '../model/decimal.ts';
import type { Ratio } from '../model/rational.ts';

const sixty = 60n;

const twoDigits = (value: bigint): string => value.toString().padStart(2, '0');

/** A time in seconds as `1:05:09` or `5:09`, to the nearest second, half of one to the even. */
export const clockText = (seconds: Ratio): string => {
  const whole = BigInt(toFixed(seconds, 0));
  const size = whole < 0n ? -whole : whole;
  const [hours, minutes, rest] = [size / (sixty * sixty), (size / sixty) % sixty, twoDigits(size % sixty)];
  const text = hours > 0n ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
  return whole < 0n ? `-${text}` : text;
};
