import { productTail, splitter } from './double-double.ts';
import { doubleDoubleOf } from './double-double-of.ts';

/** The input of {@link shortest}, of either sign. A typed array passes numbers without boxing. */
export const value = new Float64Array(1);
const words = new Uint32Array(value.buffer);
const highWord = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;

/**
 * The output of {@link shortest}: the decimal divided by a power of two, as the scaled value (from 1 to 2) and a
 * correction to add.
 */
export const decimal = new Float64Array(2);

/**
 * The constants for each binary exponent e, in rows of eight numbers. P = x · 10^k has 15 or 16 digits before its
 * point: k is the largest with 2^e · 10^k ≤ 2^53, so half the gap between neighboring doubles is between 0.1 and 1 in
 * the units of P.
 *
 * - 0: 2^-e
 * - 1, 2, 3: 2^e · 10^k as the sum of three doubles: 26 bits, 27 bits and the rest, which is 0 if 10^k is a double
 * - 4: a tenth of 2^e · 10^k
 * - 5: the reciprocal of half the gap
 * - 6: 2^e
 * - 7: 2^-k if 10^k is a double, 10^-k if k is negative
 */
const rows = /* @__PURE__ */ new Float64Array(2048 * 8);

/** Returns 2^e for a row that {@link shortest} returned. */
export const scaleOf = (row: number): number => rows[row + 6]!;

/** Returns 2^-e for a row. */
export const inverseScaleOf = (row: number): number => rows[row]!;

/** Makes a row when it is first needed. Returns false for zero, subnormal values, infinity and NaN. */
const makeRow = (row: number): boolean => {
  const e = row / 8 - 1023;
  if (e < -1022 || e > 1023) return false;
  const k = Math.floor((53 - e) * (Math.LN2 / Math.LN10));
  const [two, ten] = [1n << BigInt(Math.abs(e)), 10n ** BigInt(Math.abs(k))];
  const [power, low] = doubleDoubleOf(
    (e > 0 ? two : 1n) * (k > 0 ? ten : 1n),
    (e < 0 ? two : 1n) * (k < 0 ? ten : 1n),
    0,
  );
  const upper = power * splitter - (power * splitter - power);
  const divisor = low === 0 ? 2 ** -k : k < 0 ? Number(ten) : Infinity;
  rows.set([2 ** -e, upper, power - upper, low, power * 0.1, 2 ** 53 / power, 2 ** e, divisor], row);
  return true;
};

/** The result of {@link shortest} if doubles cannot decide. */
export const undecided = -1;

/** The distance from a boundary beyond which a comparison is safe: errors are below 10^-13. */
const clear = 1e-9;

/** Adding and subtracting it rounds a number below 2^51 to an integer, ties to even. */
const rounding = 1.5 * 2 ** 52;

/** Fractions with this denominator at most pass through the steps below without error. */
const fewBits = 2 ** 20;

/** Writes the value divided by 2^e to `decimal`, and returns t: P minus the nearest multiple of ten. */
const beyondTens = (row: number): number => {
  const scaled = value[0]! * rows[row]!;
  const part = splitter * scaled;
  const high = part - (part - scaled);
  const low = scaled - high;
  const upper = rows[row + 1]!;
  const middle = rows[row + 2]!;
  const tens = (scaled * rows[row + 4]! + rounding - rounding) * 10;
  decimal[0] = scaled;
  // Exact until the second sum
  return high * upper - tens + (high * middle + low * upper) + (low * middle + scaled * rows[row + 3]!);
};

/**
 * Finds the shortest decimal that reads back as `value`, as ECMAScript writes numbers: of several the nearest, of two
 * equally near the even one. Writes it to `decimal` and returns the row of its power of two, or returns `undecided`.
 *
 * A decimal reads back as x when it is nearer to x than half the gap between x and its neighbors. At exactly half,
 * evenness decides. Below a power of two the gap is narrower; those values stay undecided. In units of P, half the gap
 * is 0.1 to 1. So the decimal is the multiple of ten near P if one reads back, else the integer nearest to P if that
 * reads back, else the tenth nearest to P, which always does. docs/decisions/0002-three-steps.md derives the errors.
 */
export const shortest = (): number => {
  const row = ((words[highWord]! >>> 20) & 0x7ff) * 8;
  if (rows[row + 1] === 0 && !makeRow(row)) return undecided;
  const t = beyondTens(row);
  const perReach = rows[row + 5]!;
  const unit = perReach * 2 ** -53; // in units of P, divided by 2^e
  const fromTens = Math.abs(t) * perReach;
  if (fromTens < 1 - clear) {
    decimal[1] = -t * unit;
    return isPowerOfTwo() ? decideExactly(row, false) : row;
  }
  const fromUnit = t - (t + rounding - rounding);
  const steps = Math.abs(fromUnit) * perReach;
  const inTenths = fromUnit * 10;
  const tenths = inTenths + rounding - rounding;
  // 0 if the integer reads back (steps < 1), else 1, without an unpredictable branch. Steps stay below 5
  decimal[1] = (Math.floor(steps * 0.1 + 0.9) * (tenths * 0.1) - fromUnit) * unit;
  const isClear = fromTens > 1 + clear && Math.abs(steps - 1) > clear && !isPowerOfTwo();
  if (isClear && Math.abs(fromUnit) < 0.5 - clear && Math.abs(inTenths - tenths) < 0.5 - clear) return row;
  return decideExactly(row, isClear);
};

const isPowerOfTwo = (): boolean => Math.abs(decimal[0]!) === 1;

/** Up to this 10^-k, the remainders below and ten times these are exact integers in doubles. */
const mostDivisor = 1e13;

/**
 * Decides cases in which P may lie exactly between two decimals, as for single-precision values and large integers.
 * Returns `undecided` otherwise.
 */
const decideExactly = (row: number, isClear: boolean): number => {
  const x = value[0]!;
  const divisor = rows[row + 7]!;
  if (isPowerOfTwo()) return decimal[1] === 0 && divisor <= 1 ? row : undecided;
  // Fractions with few bits passed through the steps above without error, and rounding took the even decimal
  if (divisor <= 1) return isClear && Number.isInteger((x / divisor) * fewBits) ? row : undecided;
  if (divisor > mostDivisor) return undecided;
  const tens = (x * rows[row]! * rows[row + 4]! + rounding - rounding) * 10;
  const product = tens * divisor;
  const remainder = x - product - productTail(tens, divisor, product);
  const halfGap = 2 ** -53 / rows[row]!;
  const reach = words[1 - highWord]! % 2 === 0 ? halfGap : halfGap - 1;
  const unit = (remainder / divisor + rounding - rounding) * divisor;
  const tenth = ((remainder * 10) / divisor + rounding - rounding) * (divisor / 10);
  const nearest = Math.abs(remainder) <= reach ? 0 : Math.abs(remainder - unit) <= reach ? unit : tenth;
  decimal[1] = (nearest - remainder) * rows[row]!;
  return row;
};
