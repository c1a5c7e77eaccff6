import { product, raise, type Fraction } from './fraction.ts';

/** Lower and upper bounds of π with 100 decimals. */
const digits = 31415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170679n;
const below: Fraction = [digits, 10n ** 100n];
const above: Fraction = [digits + 1n, 10n ** 100n];

/** Returns lower and upper bounds of value · π^piPower. */
export const bounds = (value: Fraction, piPower: number): readonly [Fraction, Fraction] => {
  if (piPower === 0) return [value, value];
  const ends: [Fraction, Fraction] = [product(value, raise(below, piPower)), product(value, raise(above, piPower))];
  return piPower > 0 === value[0] >= 0n ? ends : [ends[1], ends[0]];
};

const view = new DataView(new ArrayBuffer(8));

/** Returns a positive double as s · 2^e with the significand s of its format. */
const parts = (x: number): { readonly s: bigint; readonly e: number } => {
  view.setFloat64(0, x);
  const field = (view.getUint16(0) >> 4) & 0x7ff;
  const fraction = view.getBigUint64(0) & ((1n << 52n) - 1n);
  return field === 0 ? { s: fraction, e: -1074 } : { s: fraction + (1n << 52n), e: field - 1075 };
};

const timesPowerOfTwo = (n: bigint, e: number): Fraction => (e < 0 ? [n, 1n << BigInt(-e)] : [n << BigInt(e), 1n]);

/** Returns -1, 0 or 1 if a is below, equal to or above b. */
const order = ([a, b]: Fraction, [c, d]: Fraction): number => {
  const left = a * d;
  const right = c * b;
  return left < right ? -1 : left > right ? 1 : 0;
};

const isNearestPositive = (result: number, value: Fraction): boolean => {
  const { s, e } = parts(result);
  // Below a power of two, doubles are twice as dense, except for the smallest normal one
  const isDenserBelow = s === 1n << 52n && e > -1074;
  const lower = isDenserBelow ? timesPowerOfTwo(4n * s - 1n, e - 2) : timesPowerOfTwo(2n * s - 1n, e - 1);
  const upper = timesPowerOfTwo(2n * s + 1n, e - 1);
  const even = s % 2n === 0n;
  const [low, high] = [order(value, lower), order(value, upper)];
  return (low > 0 || (low === 0 && even)) && (high < 0 || (high === 0 && even));
};

const half = timesPowerOfTwo(1n, -1075);
const negative = ([top, bottom]: Fraction): Fraction => [-top, bottom];

/**
 * Returns true if a finite double is the nearest to a fraction, with ties to even: the fraction is between the two
 * midpoints next to it.
 */
export const isNearest = (result: number, value: Fraction): boolean => {
  if (Object.is(result, -0)) return false;
  if (result === 0) return order(value, half) <= 0 && order(value, negative(half)) >= 0;
  return result > 0 ? isNearestPositive(result, value) : isNearestPositive(-result, negative(value));
};

const largest = (1n << 1024n) - (1n << 970n);

/** Returns true if the nearest double to a fraction is infinite. */
export const overflows = ([top, bottom]: Fraction): boolean => (top < 0n ? -top : top) >= largest * bottom;

/** Returns true if a fraction is exactly halfway between two doubles. */
export const isMidpoint = (value: Fraction, result: number): boolean => {
  const size = Math.abs(result);
  const { s, e } = parts(size);
  const magnitude: Fraction = value[0] < 0n ? negative(value) : value;
  return (
    order(magnitude, timesPowerOfTwo(2n * s + 1n, e - 1)) === 0 ||
    (s > 0n && order(magnitude, timesPowerOfTwo(2n * s - 1n, e - 1)) === 0)
  );
};

/** Returns the exact value of a double. */
export const valueOf = (x: number): Fraction => {
  const { s, e } = parts(Math.abs(x));
  return timesPowerOfTwo(x < 0 ? -s : s, e);
};

/** Returns the doubles next to a finite one, as exact fractions. The neighbor of the largest is 2^1024. */
export const besides = (x: number): readonly [Fraction, Fraction] => {
  const { s, e } = parts(Math.abs(x));
  const further = timesPowerOfTwo(s + 1n, e);
  const nearer =
    s === 0n
      ? timesPowerOfTwo(-1n, e)
      : s === 1n << 52n && e > -1074
        ? timesPowerOfTwo(2n * s - 1n, e - 1)
        : timesPowerOfTwo(s - 1n, e);
  return x < 0 ? [negative(further), negative(nearer)] : [nearer, further];
};
