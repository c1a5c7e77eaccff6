import { productTail, sumTail } from '../arithmetic/double-double.ts';
import { doubleDoubleOf, inRange } from '../arithmetic/double-double-of.ts';
import {
  digits,
  highPower,
  lowPower,
  powersOfTen,
  shortest,
  shortestFar,
  size,
  undecided,
} from '../arithmetic/shortest-decimal.ts';
import type { ExactFunction } from './exact-function.ts';

// Step two: the digits of the value times the factor in two doubles.

/** 10^-k as the sum of two doubles: high parts, then low parts. Made when first needed. */
let inverse: readonly (readonly [number, number])[] | undefined;

/** The table of an exact function that step two does not cover. */
export const none = new Float64Array(0);

/**
 * Makes the table of step two for an exact function, each number as the sum of two doubles: the offset r/q, then p·π^piPower/q · 10^-k for every k that
 * `shortest` finds (for reciprocal ones, · 10^k).
 */
export const makeTable = ({ p, q, r, piPower, reciprocal }: ExactFunction): Float64Array => {
  const [factor, factorLow] = doubleDoubleOf(p, q, piPower);
  const [offset, offsetLow] = doubleDoubleOf(r, q, 0);
  if (!inRange(factor) || (r !== 0n && !inRange(offset))) return none;
  inverse ??= Array.from(powersOfTen, (power) => doubleDoubleOf(1n, BigInt(power), 0));
  const table = [offset, offsetLow];
  for (const [k, power] of powersOfTen.entries()) {
    const [scale, scaleLow] = reciprocal ? [power, 0] : inverse[k]!;
    const product = factor * scale;
    const tail = productTail(factor, scale, product) + (factor * scaleLow + factorLow * scale);
    const high = product + tail;
    table.push(high, tail - (high - product));
  }
  return Float64Array.from(table);
};

/** The relative error of the sum high + tail below, 2^-97.6 at most: derived in docs/decisions/0002-three-steps.md. */
const errorBound = 2 ** -97;

/** The value that goes in and the result that comes out, in a typed array so that they are not boxed on the way. */
export const cell = new Float64Array(1);

/**
 * Replaces the value in the cell by the double nearest to the exact answer, and returns true; or returns false and leaves it,
 * where two doubles cannot decide. They can when no boundary between two roundings lies within the error (Ziv's test): then
 * the sum plus the error and the sum minus the error round to the same double, and so does all that lies between.
 */
export const convertInDoubleDouble = (table: Float64Array, reciprocal: boolean): boolean => {
  const x = cell[0]!;
  size[0] = Math.abs(x);
  if (table === none) return false;
  let f: number;
  let fLow: number;
  let k = shortest();
  if (k >= 0) {
    f = table[2 * k + 2]!;
    fLow = table[2 * k + 3]!;
  } else {
    // The product that the table has of the usual powers
    k = shortestFar();
    if (k === undecided) return false;
    const power = reciprocal ? k : -k;
    const factor = table[2]!;
    const scale = highPower(power);
    const product = factor * scale;
    if (!inRange(product)) return false;
    const below = productTail(factor, scale, product) + (factor * lowPower(power) + table[3]! * scale);
    f = product + below;
    fLow = below - (f - product);
  }
  const n = digits[0]!;
  const nLow = digits[1]!;
  let high: number;
  let tail: number;
  if (reciprocal) {
    high = f / n;
    const back = high * n;
    tail = (f - back - productTail(high, n, back) + (fLow - high * nLow)) / n;
  } else {
    high = n * f;
    tail = productTail(n, f, high) + (n * fLow + nLow * f);
  }
  let magnitude = Math.abs(high);
  if (x < 0) {
    high = -high;
    tail = -tail;
  }
  const offset = table[0]!;
  if (offset !== 0) {
    const sum = high + offset;
    tail = sumTail(high, offset, sum) + (tail + table[1]!);
    high = sum;
    magnitude += Math.abs(offset);
  }
  const result = high + tail;
  const rest = tail - (result - high);
  const error = magnitude * errorBound;
  if (result + (rest + error) !== result || result + (rest - error) !== result) return false;
  cell[0] = result;
  return true;
};
