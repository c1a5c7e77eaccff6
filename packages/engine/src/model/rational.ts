/** An exact rational number in lowest terms, the denominator positive. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const abs = (a: bigint): bigint => (a < 0n ? -a : a);

/** Returns true if a double holds the integer and its neighbors exactly. */
export const isSafe = (a: bigint): boolean => a <= Number.MAX_SAFE_INTEGER && a >= Number.MIN_SAFE_INTEGER;

/** Returns the greatest common divisor, which is not negative. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let twos = 1n;
  if (!isSafe(a) && !isSafe(b)) {
    // Approximations have powers of two below the line, which one division removes
    const [x, y] = [a & -a, b & -b];
    twos = x < y ? x : y;
    [a, b] = [a / x, b / y];
  }
  while (b !== 0n) {
    if (isSafe(a) && isSafe(b)) {
      // Doubles are faster than integers of any length
      let [x, y] = [Number(a), Number(b)];
      while (y !== 0) [x, y] = [y, x % y];
      return twos * BigInt(Math.abs(x));
    }
    [a, b] = [b, a % b];
  }
  return twos * abs(a);
};

/** Returns the fraction n/d in lowest terms. Throws a RangeError if d is zero, as bigint division does. */
// @__NO_SIDE_EFFECTS__
export const ratio = (n: bigint, d = 1n): Ratio => {
  if (d === 1n) return { n, d };
  if (d === 0n) throw new RangeError('Division by zero');
  const g = d < 0n ? -gcd(n, d) : gcd(n, d);
  return { n: n / g, d: d / g };
};

/** Returns a ratio as text for {@link readRatio}: `n/d`, or `n`. */
export const writeRatio = ({ n, d }: Ratio): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** Returns the text of a number times a power of π: `1/180 pi`, `2 pi^-1`. */
export const withPi = (number: string, piPower: number): string =>
  piPower === 0 ? number : `${number} pi${piPower === 1 ? '' : `^${piPower}`}`;

/** Reads the text of {@link writeRatio}. */
export const readRatio = (text: string): Ratio => {
  const [n, d = 1] = text.split('/');
  return { n: BigInt(n!), d: BigInt(d) };
};

export const zero: Ratio = { n: 0n, d: 1n };
export const one: Ratio = { n: 1n, d: 1n };

/** Returns a + b. The common factor of the denominators is divided out first, so that reducing is cheap. */
// @__NO_SIDE_EFFECTS__
export const plus = (a: Ratio, b: Ratio): Ratio => {
  const shared = a.d === 1n || b.d === 1n ? 1n : gcd(a.d, b.d);
  const n = a.n * (b.d / shared) + b.n * (a.d / shared);
  const left = shared === 1n ? 1n : gcd(n, shared);
  return { n: n / left, d: (a.d / shared) * (b.d / left) };
};
// @__NO_SIDE_EFFECTS__
export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, negate(b));
/** Returns a · b, reduced crosswise before the multiplication. */
// @__NO_SIDE_EFFECTS__
export const times = (a: Ratio, b: Ratio): Ratio => {
  const down = b.d === 1n ? 1n : gcd(a.n, b.d);
  const up = a.d === 1n ? 1n : gcd(b.n, a.d);
  return { n: (a.n / down) * (b.n / up), d: (a.d / up) * (b.d / down) };
};
/** Returns a ÷ b. Throws a RangeError if b is zero, as bigint division does. */
// @__NO_SIDE_EFFECTS__
export const over = (a: Ratio, b: Ratio): Ratio => {
  if (b.n === 0n) throw new RangeError('Division by zero');
  return times(a, b.n < 0n ? { n: -b.d, d: -b.n } : { n: b.d, d: b.n });
};
export const negate = (a: Ratio): Ratio => ({ n: -a.n, d: a.d });
export const magnitude = (a: Ratio): Ratio => ({ n: abs(a.n), d: a.d });

/** Returns a negative number, zero or a positive number if a is below, equal to or above b. */
export const compare = (a: Ratio, b: Ratio): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Returns a to an integer power. Throws a RangeError for zero to a negative power. */
// @__NO_SIDE_EFFECTS__
export const power = (a: Ratio, exponent: number): Ratio =>
  exponent < 0
    ? ratio(a.d ** BigInt(-exponent), a.n ** BigInt(-exponent))
    : { n: a.n ** BigInt(exponent), d: a.d ** BigInt(exponent) };

const bitLength = (a: bigint): number => {
  const hex = a.toString(16);
  return hex.length * 4 - Math.clz32(Number.parseInt(hex[0]!, 16)) + 28;
};

/** The significant bits of a double, and the exponent of its smallest subnormal, 2^-1074. */
const precision = 53;
const smallest = -1074;

/**
 * Returns the double nearest to n/d, with ties to even. d must be positive. Returns infinity beyond the range of
 * doubles, and 0 (never -0) for zero.
 *
 * The quotient has at least two more bits than the result, and a remainder sets the last of them. So the single
 * rounding of the integer knows on which side of a midpoint the exact value is.
 */
export const nearest = (n: bigint, d: bigint): number => {
  if (n === 0n) return 0;
  // One division of two doubles rounds once
  if (isSafe(n) && isSafe(d)) return Number(n) / Number(d);
  const m = abs(n);
  // 2^(e-1) < m/d < 2^(e+1)
  const e = bitLength(m) - bitLength(d);
  const shift = Math.max(e - 1 - precision - 1, smallest - 2);
  const a = shift < 0 ? m << BigInt(-shift) : m;
  const b = shift > 0 ? d << BigInt(shift) : d;
  let quotient = a / b;
  if (quotient * b !== a) quotient |= 1n;
  // quotient · 2^shift approximates m/d; drop the bits that a double of this size does not have
  const drop = Math.max(bitLength(quotient) - precision, smallest - shift);
  const kept = quotient >> BigInt(drop);
  const rest = quotient & ((1n << BigInt(drop)) - 1n);
  const half = 1n << BigInt(drop - 1);
  const rounded = rest > half || (rest === half && (kept & 1n) === 1n) ? kept + 1n : kept;
  // Both factors are doubles and so is the product, or it overflows: there is no second rounding.
  const result = Number(rounded) * 2 ** (shift + drop);
  return n < 0n && result !== 0 ? -result : result;
};

/** Returns the double nearest to the ratio: the single rounding of every calculation. */
export const toNumber = (a: Ratio): number => nearest(a.n, a.d);
