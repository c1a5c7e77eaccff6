import { productTail, sumTail } from '../arithmetic/double-double.ts';
import { doubleDoubleOf, inRange } from '../arithmetic/double-double-of.ts';
import { decimal, inverseScaleOf, scaleOf, shortest, undecided, value } from '../arithmetic/shortest-decimal.ts';
import type { ExactFunction } from './exact-function.ts';

// Step two: multiplies the value's decimal by the factor in double-double arithmetic.

/** The constants of a function that step two does not support. */
export const none = new Float64Array(0);

/**
 * Returns the constants of an exact function for step two, each as the sum of two doubles: the factor p·π^piPower/q,
 * and the offset r/q.
 */
export const constantsOf = ({ p, q, r, piPower }: ExactFunction): Float64Array => {
  const factor = doubleDoubleOf(p, q, piPower);
  const offset = doubleDoubleOf(r, q, 0);
  return inRange(factor[0]) && (r === 0n || inRange(offset[0])) ? Float64Array.of(...factor, ...offset) : none;
};

/**
 * A bound on the relative error of high + tail below, which is at most 2^-97.6: see docs/decisions/0002-three-steps.md.
 */
const errorBound = 2 ** -97;

/**
 * Replaces `value` with the double nearest to the exact result and returns true, or leaves `value` and returns false if
 * two doubles cannot decide. They decide when no rounding boundary lies within the error (Ziv's test): the sum plus the
 * error and the sum minus the error then round to the same double.
 */
export const convertInDoubleDouble = (constants: Float64Array, reciprocal: boolean): boolean => {
  if (constants === none) return false;
  const row = shortest();
  if (row === undecided) return false;
  const factor = constants[0]!;
  const offset = constants[2]!;
  // The value is (n + nLow) · 2^e; the result is calculated without 2^e, or without 2^-e for a reciprocal
  const n = decimal[0]!;
  const nLow = decimal[1]!;
  let high: number;
  let tail: number;
  if (reciprocal) {
    high = factor / n;
    const back = high * n;
    tail = (factor - back - productTail(high, n, back) + (constants[1]! - high * nLow)) / n;
  } else {
    high = n * factor;
    tail = productTail(n, factor, high) + (n * constants[1]! + nLow * factor);
  }
  let magnitude = Math.abs(high);
  if (offset !== 0) {
    const scaledOffset = offset * inverseScaleOf(row);
    const sum = high + scaledOffset;
    tail += sumTail(high, scaledOffset, sum) + constants[3]! * inverseScaleOf(row);
    high = sum;
    magnitude += Math.abs(scaledOffset);
  }
  const error = magnitude * errorBound;
  const result = high + (tail + error);
  const whole = result * (reciprocal ? inverseScaleOf(row) : scaleOf(row));
  if (result !== high + (tail - error) || !(Math.abs(whole) > 1e-300 && Math.abs(whole) < 1e300)) return false;
  value[0] = whole;
  return true;
};

/** Converts values up to the first that two doubles cannot decide, and returns its index. */
export const fillInDoubleDouble = (
  constants: Float64Array,
  reciprocal: boolean,
  values: Float64Array,
  out: Float64Array,
  start: number,
  end: number,
): number => {
  let index = start;
  for (; index < end; index++) {
    value[0] = values[index]!;
    if (!convertInDoubleDouble(constants, reciprocal)) break;
    out[index] = value[0];
  }
  return index;
};

/**
 * A bound on the relative error of a result in plain doubles: a value is within 2^-53 of its decimal, and the result
 * within 2^-50.
 */
const errorInDoubles = 2 ** -50;

/**
 * Converts values into a Float32Array, which rounds results once more. Stops at the first value that doubles cannot
 * decide, and returns its index. Doubles decide when the largest and the smallest possible result round to the same
 * number.
 */
export const fillInSingles = (
  constants: Float64Array,
  reciprocal: boolean,
  values: Float64Array,
  out: Float32Array,
  outStart: number,
  start: number,
): number => {
  if (constants === none) return start;
  const factor = constants[0]!;
  const offset = constants[2]!;
  let index = start;
  for (; index < values.length; index++) {
    const product = reciprocal ? factor / values[index]! : values[index]! * factor;
    const error = (Math.abs(product) + Math.abs(offset)) * errorInDoubles;
    const result = Math.fround(product + offset + error);
    if (result !== Math.fround(product + offset - error) || Math.abs(result) === Infinity) break;
    out[outStart + index] = result;
  }
  return index;
};
