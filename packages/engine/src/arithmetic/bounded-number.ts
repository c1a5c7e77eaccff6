import { pi } from './pi.ts';
import { decimalOf, tenTo } from '../model/decimal.ts';
import { integerRoot } from './integer-root.ts';
import { magnitude, nearest, ratio, type Ratio } from '../model/rational.ts';

/**
 * An exact number: n / d · 10^exponent · π^piPower. The denominator is above zero. The fraction may not be in lowest
 * terms.
 */
export interface BoundedNumber {
  readonly n: bigint;
  readonly d: bigint;
  readonly exponent: number;
  readonly piPower: number;
}

/**
 * The number of digits that arithmetic keeps, as in decimal128 of IEEE 754. A decimal with at most this many digits is
 * exact, and so is a fraction whose numerator and denominator each have at most this many. Other numbers are rounded to
 * it, half to even.
 */
export const mostDigits = 34;

const limit = tenTo(mostDigits);
const isShort = (n: bigint): boolean => n < limit && -n < limit;

/** The exponent below which numbers become zero. */
const leastExponent = -6176;

export const zero: BoundedNumber = { n: 0n, d: 1n, exponent: 0, piPower: 0 };

/** Returns the number of a double's shortest decimal. */
export const ofDouble = (value: number): BoundedNumber => {
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n, exponent: 0, piPower: 0 };
  const { digits, exponent } = decimalOf(value);
  return { n: digits, d: 1n, exponent, piPower: 0 };
};

export const ofRatio = ({ n, d }: Ratio, piPower = 0): BoundedNumber => ({ n, d, exponent: 0, piPower });

/** Returns the fraction without its power of π, in lowest terms. */
export const ratioOf = ({ n, d, exponent }: BoundedNumber): Ratio =>
  exponent < 0 ? ratio(n, d * tenTo(-exponent)) : ratio(n * tenTo(exponent), d);

/** The limit of texts that every engine reads as the nearest double. */
const readable = tenTo(20);

/** Returns the nearest double of a number without a power of π. */
const plainDouble = (number: BoundedNumber): number => {
  const { n, d, exponent } = number;
  if (d === 1n && n < readable && -n < readable) return exponent === 0 ? Number(n) : Number(`${n}e${exponent}`);
  const reduced = ratioOf(number);
  return nearest(reduced.n, reduced.d);
};

/** The number of bits of π, far more than a double or 34 digits keep. */
const bits = 512;

/** Returns the number with π multiplied out, to far more digits than arithmetic keeps. */
export const withoutPi = (number: BoundedNumber): BoundedNumber => {
  const { n, d, piPower } = number;
  if (piPower === 0) return number;
  const size = BigInt(Math.abs(piPower));
  const [top, below] = [pi(bits) ** size, (1n << BigInt(bits)) ** size];
  return piPower > 0
    ? { ...number, n: n * top, d: d * below, piPower: 0 }
    : { ...number, n: n * below, d: d * top, piPower: 0 };
};

/** Returns the double nearest to the number. Infinite beyond the range of doubles. */
export const toDouble = (number: BoundedNumber): number => plainDouble(withoutPi(number));

/** Returns a / b rounded half to even. b must be above zero. */
const roundedQuotient = (a: bigint, b: bigint): bigint => {
  const size = a < 0n ? -a : a;
  const quotient = size / b;
  const twice = 2n * (size - quotient * b);
  const rounded = twice > b || (twice === b && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
  return a < 0n ? -rounded : rounded;
};

const lengthOf = (n: bigint): number => (n < 0n ? -n : n).toString().length;

/** Rounds the number to a number of significant digits, half to even. */
export const roundTo = (given: BoundedNumber, digits: number): BoundedNumber => {
  const number = withoutPi(given);
  const { n, d, exponent } = number;
  if (n === 0n) return zero;
  // The estimate may be off by one digit; the next iteration then has the right number
  for (let shift = digits - (lengthOf(n) - lengthOf(d)); ;) {
    const quotient = shift >= 0 ? roundedQuotient(n * tenTo(shift), d) : roundedQuotient(n, d * tenTo(-shift));
    const length = lengthOf(quotient);
    if (length === digits) return { n: quotient, d: 1n, exponent: exponent - shift, piPower: 0 };
    // 9.99 becomes 10.0: the last digit is zero, and nothing is rounded twice
    if (length === digits + 1 && quotient % 10n === 0n) {
      return { n: quotient / 10n, d: 1n, exponent: exponent - shift + 1, piPower: 0 };
    }
    shift += digits - length;
  }
};

/** A result within the number of digits. `isExact` is true if it was not rounded. */
export interface Bounded {
  readonly number: BoundedNumber;
  readonly isExact: boolean;
}

/** Returns the number unchanged if it is short enough, else rounded. */
export const bound = (number: BoundedNumber): Bounded => {
  const { n, d, exponent } = number;
  if (exponent < leastExponent && d === 1n) return { number: zero, isExact: n === 0n };
  if (isShort(n) && isShort(d)) return { number, isExact: true };
  const reduced = d === 1n ? { n, d } : ratio(n, d);
  if (isShort(reduced.n) && isShort(reduced.d)) return { number: { ...number, ...reduced }, isExact: true };
  if (d === 1n && number.piPower === 0) {
    const rounded = roundTo(number, mostDigits);
    return { number: rounded, isExact: rounded.n * tenTo(rounded.exponent - exponent) === n };
  }
  const rounded = roundTo({ ...number, ...reduced }, mostDigits);
  return { number: rounded, isExact: number.piPower === 0 && difference(rounded, number) === 0n };
};

/** Returns the numerators of two numbers over one denominator, and their exponent. */
const aligned = (a: BoundedNumber, b: BoundedNumber): { x: bigint; y: bigint; d: bigint; exponent: number } => {
  const exponent = Math.min(a.exponent, b.exponent);
  const up = (n: bigint, from: number): bigint => (from === exponent ? n : n * tenTo(from - exponent));
  const [x, y] = [up(a.n, a.exponent), up(b.n, b.exponent)];
  return a.d === b.d ? { x, y, d: a.d, exponent } : { x: x * b.d, y: y * a.d, d: a.d * b.d, exponent };
};

/** Returns two numbers with one power of π. If their powers differ, π is multiplied out. */
const alike = (a: BoundedNumber, b: BoundedNumber): readonly [BoundedNumber, BoundedNumber, isExact: boolean] => {
  if (a.piPower === b.piPower) return [a, b, true];
  if (a.n === 0n) return [{ ...a, piPower: b.piPower }, b, true];
  if (b.n === 0n) return [a, { ...b, piPower: a.piPower }, true];
  return [withoutPi(a), withoutPi(b), false];
};

const difference = (a: BoundedNumber, b: BoundedNumber): bigint => {
  const [left, right] = alike(a, b);
  const { x, y } = aligned(left, right);
  return x - y;
};

/** Returns a negative number, zero or a positive number if a is below, equal to or above b. */
export const compare = (a: BoundedNumber, b: BoundedNumber): number => {
  const of = difference(a, b);
  return of < 0n ? -1 : of > 0n ? 1 : 0;
};

/** Returns a + b, not yet bounded. */
export const add = (a: BoundedNumber, b: BoundedNumber): Bounded => {
  const [left, right, isExact] = alike(a, b);
  const { x, y, d, exponent } = aligned(left, right);
  return { number: { n: x + y, d, exponent, piPower: left.piPower }, isExact };
};

export const negate = (a: BoundedNumber): BoundedNumber => ({ ...a, n: -a.n });

/** Returns a · b, not yet bounded. */
export const multiply = (a: BoundedNumber, b: BoundedNumber): BoundedNumber => ({
  n: a.n * b.n,
  d: a.d * b.d,
  exponent: a.exponent + b.exponent,
  piPower: a.piPower + b.piPower,
});

/** Returns 1 / a. a must not be zero. */
export const invert = ({ n, d, exponent, piPower }: BoundedNumber): BoundedNumber => ({
  n: n < 0n ? -d : d,
  d: magnitude({ n, d }).n,
  exponent: -exponent,
  piPower: 0 - piPower,
});

/** Returns a to a whole power. */
export const raise = (a: BoundedNumber, power: number): BoundedNumber => {
  const { n, d, exponent, piPower } = power < 0 ? invert(a) : a;
  const size = Math.abs(power);
  return { n: n ** BigInt(size), d: d ** BigInt(size), exponent: exponent * size, piPower: piPower * size };
};

/** Returns the square root with full digits, or undefined for a negative number. */
export const squareRoot = (a: BoundedNumber): Bounded | undefined => {
  if (a.n < 0n) return undefined;
  if (a.n === 0n) return { number: zero, isExact: true };
  const half = a.piPower / 2;
  const isWhole = Number.isInteger(half);
  const { n, d } = ratioOf(isWhole ? a : withoutPi(a));
  const [top, below] = [integerRoot(n), integerRoot(d)];
  if (isWhole && top * top === n && below * below === d) {
    return { number: { n: top, d: below, exponent: 0, piPower: half }, isExact: true };
  }
  // With twice the number of digits, the single rounding at the end is correct
  const shift = 2 * mostDigits + Math.max(0, lengthOf(d) - lengthOf(n));
  const root = integerRoot((n * tenTo(2 * shift)) / d);
  return { number: { n: root, d: 1n, exponent: -shift, piPower: isWhole ? half : 0 }, isExact: false };
};
