import { toFixed, unreduced } from '../model/decimal.ts';
import { pi } from '../arithmetic/pi.ts';
import { nearest, type Ratio } from '../model/rational.ts';

/**
 * A conversion as one exact function of the value x, in integers:
 *
 * - linear and affine: (p · π^turns · x + r) / q
 * - reciprocal: p · π^turns / (q · x)
 *
 * The offset r is zero wherever turns is not.
 */
export interface Line {
  readonly p: bigint;
  readonly q: bigint;
  readonly r: bigint;
  readonly turns: number;
  readonly reciprocal: boolean;
}

/** The exact answer for an exact value, but for the factor π^turns. Throws a RangeError for the reciprocal of zero. */
export const rationalPart = ({ p, q, r, reciprocal }: Line, { n, d }: Ratio): Ratio => {
  const [top, bottom] = reciprocal ? [p * d, q * n] : [p * n + r * d, q * d];
  if (bottom === 0n) throw new RangeError('Division by zero');
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
};

/**
 * Rounds (n/d) · π^turns by a rounding that is monotone in the value: it is applied to a lower and an upper bound, with
 * more digits of π until both agree. They do in the end, because π is transcendental: no multiple of its powers by a
 * fraction lies on a boundary between two roundings, unless it is zero.
 */
export const roundWithPi = <T>({ n, d }: Ratio, turns: number, round: (n: bigint, d: bigint) => T): T => {
  if (turns === 0 || n === 0n) return round(n, d);
  const exponent = BigInt(Math.abs(turns));
  for (let bits = 256; ; bits *= 2) {
    const low = (pi(bits) - 1n) ** exponent;
    const high = (pi(bits) + 2n) ** exponent;
    const unit = 1n << (BigInt(bits) * exponent);
    const [a, b] =
      turns > 0
        ? [round(n * low, d * unit), round(n * high, d * unit)]
        : [round(n * unit, d * low), round(n * unit, d * high)];
    if (a === b) return a;
  }
};

/** The double nearest to the exact answer: the third step, which is always right. The value must be finite. */
export const evaluate = (line: Line, value: number): number =>
  roundWithPi(rationalPart(line, unreduced(value)), line.turns, nearest);

/** The exact answer with a fixed number of decimal places, rounded half to even. */
export const evaluateToFixed = (line: Line, value: Ratio, places: number): string =>
  roundWithPi(rationalPart(line, value), line.turns, (n, d) => toFixed({ n, d }, places));
