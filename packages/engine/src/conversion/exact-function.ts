import { toFixed, unreduced } from '../model/decimal.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { nearest, type Ratio } from '../model/rational.ts';

/**
 * A conversion as one exact function of the value x, in integers:
 *
 * - linear and affine: (p · π^piPower · x + r) / q
 * - reciprocal: p · π^piPower / (q · x)
 *
 * The offset r is zero if piPower is not.
 */
export interface ExactFunction {
  readonly p: bigint;
  readonly q: bigint;
  readonly r: bigint;
  readonly piPower: number;
  readonly reciprocal: boolean;
}

/**
 * Returns the exact result for an exact value, without the factor π^piPower. Throws a RangeError for the reciprocal of
 * zero.
 */
export const rationalPart = ({ p, q, r, reciprocal }: ExactFunction, { n, d }: Ratio): Ratio => {
  const [top, bottom] = reciprocal ? [p * d, q * n] : [p * n + r * d, q * d];
  if (bottom === 0n) throw new RangeError('Division by zero');
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
};

/** Returns the double nearest to the exact result for an exact value. */
export const evaluateRatio = (exact: ExactFunction, value: Ratio): number =>
  roundWithPi(rationalPart(exact, value), exact.piPower, nearest);

/** Returns the double nearest to the exact result. This third step is always correct. The value must be finite. */
export const evaluate = (exact: ExactFunction, value: number): number => evaluateRatio(exact, unreduced(value));

/** Returns the exact result with a fixed number of decimals, rounded half to even. */
export const evaluateToFixed = (exact: ExactFunction, value: Ratio, places: number): string =>
  roundWithPi(rationalPart(exact, value), exact.piPower, (n, d) => toFixed({ n, d }, places));
