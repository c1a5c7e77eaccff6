import type { Ratio } from '../model/rational.ts';

/**
 * Exponentials and logarithms in fixed point: bigints for value · 2^bits. The errors stay below 2^-240, far below the
 * half ulp of a double. So results are exact at exact powers, and nearest elsewhere except within 2^-180 of a midpoint.
 */
const bits = 256n;
const unit = 1n << bits;

export const toFixedPoint = ({ n, d }: Ratio): bigint => (n << bits) / d;

const multiply = (a: bigint, b: bigint): bigint => (a * b) >> bits;

/**
 * Returns ln((1+t)/(1−t)) = 2 (t + t³/3 + t⁵/5 + …). It is odd: for negative numbers, shifts round away from zero and
 * the series would never end.
 */
const logRatio = (t: bigint): bigint => {
  if (t < 0n) return -logRatio(-t);
  const square = multiply(t, t);
  let term = t;
  let sum = 0n;
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += term / k;
    term = multiply(term, square);
  }
  return 2n * sum;
};

/** ln 2 = ln((1 + 1/3)/(1 − 1/3)). */
let log2: bigint | undefined;
const naturalLog2 = (): bigint => (log2 ??= logRatio(unit / 3n));

/** Converts a number of 53 bits in fixed point to a double, and back. */
const shift = bits - 53n;
const toDouble = (x: bigint): number => Number(x >> shift) * 2 ** -53;
const fromDouble = (x: number): bigint => BigInt(Math.round(x * 2 ** 53)) << shift;

/** Returns the natural logarithm of a positive ratio, in fixed point. */
export const naturalLog = ({ n, d }: Ratio): bigint => {
  // n/d = m · 2^e with m from about 1/2 to 2
  const e = BigInt(n.toString(2).length - d.toString(2).length);
  const m = e >= 0n ? (n << bits) / (d << e) : (n << (bits - e)) / d;
  // One step of Newton's method from the double's logarithm: ln m = y + ln(m · e^-y), whose argument is nearly 1
  const y = fromDouble(Math.log(toDouble(m)));
  const near = multiply(m, exponentialOf(-y));
  return y + logRatio(((near - unit) << bits) / (near + unit)) + e * naturalLog2();
};

/** The number of times the argument of an exponential is halved, which reduces the series to a third of its terms. */
const halvings = 8n;

/** Returns e^x in fixed point, for x in fixed point near zero. */
const exponentialOf = (x: bigint): bigint => {
  const part = x >> halvings;
  let term = unit;
  let sum = 0n;
  for (let k = 1n; term !== 0n && term !== -1n; k++) {
    term = multiply(term, part) / k;
    sum += term;
  }
  // e^2r − 1 = (e^r − 1) (2 + (e^r − 1))
  for (let k = 0n; k < halvings; k++) sum = 2n * sum + multiply(sum, sum);
  return unit + sum;
};

/** Returns e^x as a ratio, for x in fixed point. */
export const exponential = (x: bigint): Ratio => {
  const ln2 = naturalLog2();
  let e = x / ln2;
  if (x < 0n) e -= 1n;
  const n = exponentialOf(x - e * ln2);
  return e >= 0n ? { n: n << e, d: unit } : { n, d: unit << -e };
};

/** Returns a fixed-point number as a ratio. */
export const fromFixedPoint = (x: bigint): Ratio => ({ n: x, d: unit });
