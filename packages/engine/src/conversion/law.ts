import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { pi } from '../arithmetic/pi.ts';
import { over, power, ratio, times, toNumber, type Ratio } from '../model/rational.ts';
import { affine, type Relation } from './relation.ts';
import type { ExactFunction } from './exact-function.ts';
import { integerRoot } from '../arithmetic/integer-root.ts';
import { arctangent, tangent } from '../arithmetic/trigonometry.ts';

/**
 * The law that converts a value v in a unit to a value in coherent SI units, with f = ratio · π^piPower of its
 * relation:
 *
 * - tangent: arctan(f · v), an angle
 * - root: (f · v)²
 */
export type Law = 'tangent' | 'root';

/** The relation of a unit, and its law. */
interface Governed {
  readonly relation: Relation;
  readonly law?: Law | undefined;
}

/** The number of bits of π, far more than a double keeps. */
const bits = 320;

const factorOf = ({ relation: { ratio: factor, piPower } }: Governed): Ratio =>
  piPower === 0 ? factor : times(factor, power(ratio(pi(bits), 1n << BigInt(bits)), piPower));

/** The extra binary digits of a root. With them the result is the nearest double, except on midpoints. */
const guard = 400n;

const rootOf = ({ n, d }: Ratio): Ratio => {
  if (n < 0n) throw mustBe('out-of-range', 'value', 'at least zero: it is a square', toNumber({ n, d }));
  return ratio(integerRoot((n << (2n * guard)) / d), 1n << guard);
};

const toSi = (from: Governed, value: Ratio): Ratio => {
  const scaled = times(value, factorOf(from));
  if (from.law === 'tangent') return arctangent(scaled);
  return from.law === 'root' ? times(scaled, scaled) : scaled;
};

const fromSi = (to: Governed, value: Ratio): number => {
  const plain = to.law === 'tangent' ? tangent(value) : to.law === 'root' ? rootOf(value) : value;
  return plain ? toNumber(over(plain, factorOf(to))) : Infinity;
};

/**
 * Returns the conversion between two units, at least one of which has a law. For equal laws it is an exact function.
 */
export const throughLaw = (from: Governed, to: Governed): ExactFunction | ((value: number) => number) =>
  from.law === to.law
    ? affine(over(from.relation.ratio, to.relation.ratio), { n: 0n, d: 1n })
    : (value) => fromSi(to, toSi(from, exactly(value)));
