import { productTail, sumTail } from './double-double.ts';

// Exponentials and logarithms of numbers as the sum of two doubles. Their relative error stays below 2^-90: the series
// below has an error of 2^-102, each of the nine squarings doubles it, and an argument of up to 745 adds its own
// 2^-97.6 · 745.

/** The result of the last function call here: the high part, then the low part. */
export const sum = new Float64Array(2);

/** ln 2 as the sum of two doubles. */
const ln2 = Math.LN2;
const ln2Low = 2.3190468138462996e-17;

/** The number of times the argument is halved: e^x = (e^(x/512))^512. Nine terms of the series are then enough. */
const halvings = 9;
const terms = 9;

/** Stores high + tail in `sum`. The tail must be the smaller part. */
export const leave = (high: number, tail: number): void => {
  const whole = high + tail;
  sum[0] = whole;
  sum[1] = tail - (whole - high);
};

/** Stores e^(high + low) / 2^k in `sum`, which is between 0.7 and 1.5, and returns k. */
export const exponentialOf = (high: number, low: number): number => {
  const k = Math.round(high / ln2);
  const product = k * ln2;
  const reduced = high - product;
  leave(reduced, sumTail(high, -product, reduced) - productTail(k, ln2, product) + (low - k * ln2Low));
  const r = sum[0]! / 2 ** halvings;
  const rLow = sum[1]! / 2 ** halvings;
  // (e^r − 1) / r = 1 + r/2 (1 + r/3 (1 + …))
  let a = 1;
  let aLow = 0;
  for (let n = terms; n > 1; n--) {
    const top = a * r;
    const topLow = productTail(a, r, top) + (a * rLow + aLow * r);
    const quotient = top / n;
    const back = quotient * n;
    leave(1, quotient);
    const rest = (top - back - productTail(quotient, n, back) + topLow) / n;
    leave(sum[0]!, sum[1]! + rest);
    a = sum[0]!;
    aLow = sum[1]!;
  }
  let s = a * r;
  let sLow = productTail(a, r, s) + (a * rLow + aLow * r);
  // e^2r − 1 = (e^r − 1) (2 + (e^r − 1))
  for (let n = 0; n < halvings; n++) {
    const square = s * s;
    const squareLow = productTail(s, s, square) + 2 * s * sLow;
    const doubled = 2 * s;
    const both = doubled + square;
    leave(both, sumTail(doubled, square, both) + (2 * sLow + squareLow));
    s = sum[0]!;
    sLow = sum[1]!;
  }
  const whole = 1 + s;
  leave(whole, sumTail(1, s, whole) + sLow);
  return k;
};

/**
 * Stores the natural logarithm of high + low in `sum`, for a positive number from 1e-150 to 1e150. Its error is 2^-90
 * relative to one.
 */
export const logarithmOf = (high: number, low: number): void => {
  // One step of Newton's method from the logarithm of one double: ln a = y + ln(a · e^-y), whose argument is nearly 1.
  const y = Math.log(high);
  const scale = 2 ** exponentialOf(-y, 0);
  const e = sum[0]! * scale;
  const eLow = sum[1]! * scale;
  const product = high * e;
  const above = product - 1 + (productTail(high, e, product) + (high * eLow + low * e));
  leave(y, above - (above * above) / 2);
};
