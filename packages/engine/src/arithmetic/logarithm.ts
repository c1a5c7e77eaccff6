import type { Ratio } from '../model/rational.ts';

/**
 * Exponentials and logarithms in fixed point: bigints that stand for value · 2^bits. The errors stay below 2^-240, far under
 * the half ulp of a double, so that results are exact at exact powers and nearest elsewhere but for values that lie within
 * 2^-180 of a midpoint.
 */
const bits = 256n;
const unit = 1n << bits;

export const toFixedPoint = ({ n, d }: Ratio): bigint => (n << bits) / d;

const multiply = (a: bigint, b: bigint): bigint => (a * b) >> bits;

/** ln((1+t)/(1−t)) = 2 (t + t³/3 + t⁵/5 + …). It is odd: below zero, shifts round away from zero and the series would never end. */
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

/** The natural logarithm of a positive ratio, in fixed point. */
export const naturalLog = ({ n, d }: Ratio): bigint => {
  // n/d = m · 2^e with m from about 1/2 to 2
  const e = BigInt(n.toString(2).length - d.toString(2).length);
  const m = e >= 0n ? (n << bits) / (d << e) : (n << (bits - e)) / d;
  return logRatio(((m - unit) << bits) / (m + unit)) + e * naturalLog2();
};

/** e^x as a ratio, for x in fixed point. */
export const exponential = (x: bigint): Ratio => {
  const ln2 = naturalLog2();
  let e = x / ln2;
  if (x < 0n) e -= 1n;
  const rest = x - e * ln2;
  let term = unit;
  let sum = 0n;
  for (let k = 1n; term !== 0n; k++) {
    sum += term;
    term = multiply(term, rest) / k;
  }
  return e >= 0n ? { n: sum << e, d: unit } : { n: sum, d: unit << -e };
};

/** A fixed-point number as a ratio. */
export const fromFixedPoint = (x: bigint): Ratio => ({ n: x, d: unit });
