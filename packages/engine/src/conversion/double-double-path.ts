import { productTail, sumTail } from '../arithmetic/double-double.ts';
import { doubleDoubleOf, inRange } from '../arithmetic/double-double-of.ts';
import { decimal, inverseScaleOf, scaleOf, shortest, undecided, value } from '../arithmetic/shortest-decimal.ts';
import type { ExactFunction } from './exact-function.ts';

// Step two: the decimal of the value times the factor in two doubles.

/** The constants of an exact function that step two does not cover. */
export const none = new Float64Array(0);

/** The constants of an exact function for step two, each as the sum of two doubles: the factor p·π^piPower/q, and the offset r/q. */
export const constantsOf = ({ p, q, r, piPower }: ExactFunction): Float64Array => {
  const factor = doubleDoubleOf(p, q, piPower);
  const offset = doubleDoubleOf(r, q, 0);
  return inRange(factor[0]) && (r === 0n || inRange(offset[0])) ? Float64Array.of(...factor, ...offset) : none;
};

/** The relative error of the sum high + tail below, 2^-97.6 at most: derived in docs/decisions/0002-three-steps.md. */
const errorBound = 2 ** -97;

/**
 * Replaces `value` by the double nearest to the exact answer, and returns true; or returns false and leaves it, where two doubles cannot decide.
 * They can when no boundary between two roundings lies within the error (Ziv's test): then the sum plus the error and the sum minus the error
 * round to the same double, and so does all that lies between.
 */
export const convertInDoubleDouble = (constants: Float64Array, reciprocal: boolean): boolean => {
  if (constants === none) return false;
  const row = shortest();
  if (row === undecided) return false;
  const factor = constants[0]!;
  const offset = constants[2]!;
  // The value is (n + nLow) · 2^e; the result is calculated over 2^e, or over 2^-e for a reciprocal
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

/** Converts a run of values up to the first for which two doubles cannot decide, and returns its index. */
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

/** The relative error of a result in doubles alone, as the decimal of a value is within 2^-53 of it: below 2^-50. */
const errorInDoubles = 2 ** -50;

/**
 * Converts a run of values for a Float32Array, in which results are rounded once more: fills it up to the first value for which doubles cannot
 * decide, and returns the index of that value. They can when the largest and the smallest double that the result may be round to the same number.
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
