/**
 * Arithmetic on numbers held as the unevaluated sum of two doubles, hi + lo with |lo| ≤ ulp(hi)/2: about 106 bits.
 *
 * Each function returns the high part and leaves the low part in `low[0]`, a typed array, so that nothing is allocated.
 * The error-free product is Dekker's with Veltkamp's splitting (T. J. Dekker, "A floating-point technique for extending the
 * available precision", Numerische Mathematik 18, 1971): exact while no part overflows or falls below 2^-1022.
 */
export const low = new Float64Array(1);

const splitter = 134217729; // 2^27 + 1

/** a · b exactly, as high + low[0]. */
export const product = (a: number, b: number): number => {
  const c = splitter * a;
  const aHigh = c - (c - a);
  const aLow = a - aHigh;
  const e = splitter * b;
  const bHigh = e - (e - b);
  const bLow = b - bHigh;
  const high = a * b;
  low[0] = aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
  return high;
};

/** (aHigh + aLow) · (bHigh + bLow), with a relative error below 2^-102. */
export const multiply = (aHigh: number, aLow: number, bHigh: number, bLow: number): number => {
  const high = product(aHigh, bHigh);
  const tail = low[0]! + (aHigh * bLow + aLow * bHigh);
  const sum = high + tail;
  low[0] = tail - (sum - high);
  return sum;
};

/** (aHigh + aLow) / (bHigh + bLow), with a relative error below 2^-100. */
export const divide = (aHigh: number, aLow: number, bHigh: number, bLow: number): number => {
  const quotient = aHigh / bHigh;
  const high = product(quotient, bHigh);
  const remainder = aHigh - high - low[0]! + (aLow - quotient * bLow);
  const tail = remainder / bHigh;
  const sum = quotient + tail;
  low[0] = tail - (sum - quotient);
  return sum;
};

/** (aHigh + aLow) + (bHigh + bLow), with an error below 2^-102 · (|a| + |b|). */
export const add = (aHigh: number, aLow: number, bHigh: number, bLow: number): number => {
  const high = aHigh + bHigh;
  const part = high - aHigh;
  const tail = aHigh - (high - part) + (bHigh - part) + (aLow + bLow);
  const sum = high + tail;
  low[0] = tail - (sum - high);
  return sum;
};
