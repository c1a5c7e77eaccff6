import { minus, nearest, ratio, type Ratio } from '../model/rational.ts';
import { roundWithPi } from './round-with-pi.ts';

/** Returns n/d · π^piPower as the sum of two doubles. */
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

/**
 * Returns the exact value of a double's bits, instead of its shortest decimal. In the range below, 2^600 makes it an
 * integer.
 */
const exactBits = (value: number): Ratio =>
  Number.isInteger(value) ? ratio(BigInt(value)) : ratio(BigInt(value * 2 ** 600), 1n << 600n);

/** Returns true for the range in which no part of an error-free product overflows or underflows. */
export const inRange = (x: number): boolean => Math.abs(x) > 1e-150 && Math.abs(x) < 1e150;
