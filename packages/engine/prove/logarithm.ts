import { difference, quotient, sum, whole, type Fraction } from './fraction.ts';

/**
 * The bits after the point, and those that are carried so that squaring, which doubles an error each time, keeps them
 * correct.
 */
const places = 192;
const carried = 512n;

/**
 * Returns the binary logarithm of a positive fraction, bit by bit: squaring a number doubles its logarithm. It is
 * correct to 2^-190.
 */
export const log2 = ([top, bottom]: Fraction): Fraction => {
  let exponent = top.toString(2).length - bottom.toString(2).length;
  let m =
    exponent >= 0 ? (top << carried) / (bottom << BigInt(exponent)) : (top << (carried - BigInt(exponent))) / bottom;
  if (m < 1n << carried) {
    m <<= 1n;
    exponent -= 1;
  }
  let bits = BigInt(exponent);
  for (let place = 0; place < places; place++) {
    m = (m * m) >> carried;
    const one = m >= 2n << carried;
    bits = bits * 2n + (one ? 1n : 0n);
    if (one) m >>= 1n;
  }
  return [bits, 1n << BigInt(places)];
};

/** Returns e, by its series. */
const e = (): Fraction => {
  let factorial = 1n;
  let series: Fraction = whole(1);
  for (let k = 1n; k < 60n; k++) {
    factorial *= k;
    series = sum(series, [1n, factorial]);
  }
  return series;
};

const known = new Map<2 | 10 | 'e', Fraction>();

/** Returns the binary logarithm of a base. */
export const log2OfBase = (base: 2 | 10 | 'e'): Fraction => {
  let result = known.get(base);
  if (!result) known.set(base, (result = base === 2 ? whole(1) : log2(base === 10 ? whole(10) : e())));
  return result;
};

/** Returns true if the difference of two fractions is below 2^-150, relative to `size`. */
export const closeTo = (a: Fraction, b: Fraction, size: Fraction): boolean => {
  const [top, bottom] = quotient(difference(a, b), size);
  return (top < 0n ? -top : top) << 150n < (bottom < 0n ? -bottom : bottom);
};
