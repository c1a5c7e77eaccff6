import { unreduced } from '../model/decimal.ts';
import { divisionByZero, resultOutOfRange, UnitsError } from '../model/error.ts';
import { nearest } from '../model/rational.ts';

// Smaller than the function in rational.ts, which is faster
const gcd = (a: bigint, b: bigint): bigint => {
  while (b) [a, b] = [b, a % b];
  return a;
};

/** Returns the error for a value of any type, in little code. */
const notFinite = (value: unknown): UnitsError =>
  new UnitsError(
    'invalid-number',
    `value must be a finite number; got ${typeof value === 'number' ? value : typeof value}.`,
    {
      parameter: 'value',
    },
  );

/**
 * The relation of a unit to the base unit of its quantity: base = (value + offset) · n / d, or n / (d · value) if it is
 * reciprocal. It is a tuple, because property names would make small entries a tenth larger.
 */
export type ExactScale = readonly [
  quantity: number,
  n: bigint,
  d: bigint,
  offsetN?: bigint,
  offsetD?: bigint,
  isReciprocal?: boolean,
];

/**
 * Returns the function that converts values of one unit to another of its quantity: the double nearest to the exact
 * result. Values with up to six decimals take one division of doubles if all integers stay below 2^53; other values take
 * integers of any length, and fifty times as long.
 */
// @__NO_SIDE_EFFECTS__
export const convertScale = (
  [, n, d, offset = 0n, offsetBy = 1n, isReciprocal = false]: ExactScale,
  [, m, e, shift = 0n, shiftBy = 1n, isInverse = false]: ExactScale,
): ((value: number) => number) => {
  const flips = isReciprocal !== isInverse;
  // For two reciprocal units, convert the inverses
  const [top, below] = isInverse ? [m * d, e * n] : [n * e, d * m];
  const shared = gcd(top, below);
  const by = offsetBy * shiftBy;
  const p = (top / shared) * by;
  const q = (below / shared) * by;
  const r = (offset * shiftBy * top - shift * offsetBy * below) / shared;
  const [multiplier, divisor, addend] = [p, q, r].map(Number) as [number, number, number];
  return (value) => {
    if (typeof value !== 'number') throw notFinite(value);
    for (const scale of flips ? [] : [1, 100, 1e6]) {
      const count = Math.floor(value * scale + 0.5);
      const product = count * multiplier;
      const sum = addend * scale;
      const whole = divisor * scale;
      // Ten times a count is below 2^53 for that of the shortest decimal. Integers beyond 2^53 may not be exact; for NaN and
      // infinity the comparisons are false
      const largest = Math.abs(count) * 10 + Math.abs(product) + Math.abs(sum) + whole;
      if (count / scale === value && largest < 9e15) return (product + sum) / whole + 0;
    }
    if (!Number.isFinite(value)) throw notFinite(value);
    const exact = unreduced(value);
    if (flips && value === 0) throw divisionByZero('value');
    const result = flips
      ? nearest(p * exact.d * (value < 0 ? -1n : 1n), q * (value < 0 ? -exact.n : exact.n))
      : nearest(p * exact.n + r * exact.d, q * exact.d);
    if (!Number.isFinite(result)) throw resultOutOfRange();
    return result;
  };
};
