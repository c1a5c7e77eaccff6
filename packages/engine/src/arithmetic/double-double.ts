/**
 * Numbers as the unevaluated sum of two doubles, high + low: about 106 bits. These functions return the low part for a
 * high part that the caller calculated with one hardware operation, so that nothing is allocated.
 */

/** 2^27 + 1, which splits a double into two halves of 26 bits. */
export const splitter = 134217729;

/**
 * Returns the exact error of a · b rounded to `high`: Dekker's product with Veltkamp's splitting (T. J. Dekker, "A
 * floating-point technique for extending the available precision", Numerische Mathematik 18, 1971). It is correct while
 * no part overflows or falls below 2^-1022.
 */
export const productTail = (a: number, b: number, high: number): number => {
  const c = splitter * a;
  const aHigh = c - (c - a);
  const aLow = a - aHigh;
  const d = splitter * b;
  const bHigh = d - (d - b);
  const bLow = b - bHigh;
  return aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
};

/** Returns the exact error of a + b rounded to `sum`, in any order of size (D. E. Knuth's two-sum). */
export const sumTail = (a: number, b: number, sum: number): number => {
  const part = sum - a;
  return a - (sum - part) + (b - part);
};
