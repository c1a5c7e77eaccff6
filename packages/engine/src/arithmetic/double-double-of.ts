import { minus, nearest, ratio, type Ratio } from '../model/rational.ts';
import { roundWithPi } from './round-with-pi.ts';

/** n/d · π^piPower as the sum of two doubles. */
export const doubleDoubleOf = (n: bigint, d: bigint, piPower: number): readonly [number, number] => {
  const exact = ratio(n, d);
  const high = roundWithPi(exact, piPower, nearest);
  if (!inRange(high)) return [high, 0];
  const bits = exactBits(high);
  const rest = (top: bigint, bottom: bigint): number => {
    const difference = minus({ n: top, d: bottom }, bits);
    return nearest(difference.n, difference.d);
  };
  return [high, roundWithPi(exact, piPower, rest)];
};

/** The value of a double's bits, not of its shortest decimal. In the range below, 2^600 makes any of them an integer. */
const exactBits = (value: number): Ratio =>
  Number.isInteger(value) ? ratio(BigInt(value)) : ratio(BigInt(value * 2 ** 600), 1n << 600n);

/** The range in which no part of an error-free product overflows or underflows, whatever the digits. */
export const inRange = (x: number): boolean => Math.abs(x) > 1e-150 && Math.abs(x) < 1e150;
