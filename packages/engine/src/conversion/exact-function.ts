import { toFixed, unreduced } from '../model/decimal.ts';
import { pi } from '../arithmetic/pi.ts';
import { nearest, type Ratio } from '../model/rational.ts';

/**
 * A conversion as one exact function of the value x, in integers:
 *
 * - linear and affine: (p · π^piPower · x + r) / q
 * - reciprocal: p · π^piPower / (q · x)
 *
 * The offset r is zero wherever piPower is not.
 */
export interface ExactFunction {
  readonly p: bigint;
  readonly q: bigint;
  readonly r: bigint;
  readonly piPower: number;
  readonly reciprocal: boolean;
}

/** The exact answer for an exact value, but for the factor π^piPower. Throws a RangeError for the reciprocal of zero. */
export const rationalPart = ({ p, q, r, reciprocal }: ExactFunction, { n, d }: Ratio): Ratio => {
  const [top, bottom] = reciprocal ? [p * d, q * n] : [p * n + r * d, q * d];
  if (bottom === 0n) throw new RangeError('Division by zero');
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
};

/**
 * Rounds (n/d) · π^piPower by a rounding that is monotone in the value: it is applied to a lower and an upper bound, with
 * more digits of π until both agree. They do in the end, because π is transcendental: no multiple of its powers by a
 * fraction lies on a boundary between two roundings, unless it is zero.
 */
export const roundWithPi = <T>({ n, d }: Ratio, piPower: number, round: (n: bigint, d: bigint) => T): T => {
  if (piPower === 0 || n === 0n) return round(n, d);
  const exponent = BigInt(Math.abs(piPower));
  for (let bits = 256; ; bits *= 2) {
    const low = (pi(bits) - 1n) ** exponent;
    const high = (pi(bits) + 2n) ** exponent;
    const unit = 1n << (BigInt(bits) * exponent);
    const [a, b] =
      piPower > 0
        ? [round(n * low, d * unit), round(n * high, d * unit)]
        : [round(n * unit, d * low), round(n * unit, d * high)];
    if (a === b) return a;
  }
};

/** The double nearest to the exact answer for a value that no double may be. */
export const evaluateRatio = (exact: ExactFunction, value: Ratio): number =>
  roundWithPi(rationalPart(exact, value), exact.piPower, nearest);

/** The double nearest to the exact answer: the third step, which is always right. The value must be finite. */
export const evaluate = (exact: ExactFunction, value: number): number => evaluateRatio(exact, unreduced(value));

/** The exact answer with a fixed number of decimal places, rounded half to even. */
export const evaluateToFixed = (exact: ExactFunction, value: Ratio, places: number): string =>
  roundWithPi(rationalPart(exact, value), exact.piPower, (n, d) => toFixed({ n, d }, places));
