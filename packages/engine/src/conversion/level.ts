import { unreduced } from '../model/decimal.ts';
import { mustBe, noLogarithm } from '../model/error.ts';
import type { ExactFunction } from './exact-function.ts';
import { exponential, fromFixedPoint, naturalLog, toFixedPoint } from '../arithmetic/logarithm.ts';
import { magnitude, negate, one, over, ratio, times, toNumber, zero, type Ratio } from '../model/rational.ts';
import { throughFit, type FitLaw } from './fit.ts';
import type { Fit, Level } from '../model/quantity.ts';
import { affine, type Relation } from './relation.ts';

/** The level of a unit or the formula of its readings, if it has one, and the factors of a compound. */
interface Leveled {
  readonly entry: { readonly level?: Level | undefined; readonly fit?: Fit | undefined } | undefined;
  readonly product?: { readonly factors: readonly { readonly unit: Leveled }[] } | undefined;
}

const levelOf = ({ entry }: Leveled): Level | undefined => entry?.level;

const lnOf = (base: Level['base']): Ratio =>
  base === 'e' ? one : fromFixedPoint(naturalLog({ n: BigInt(base), d: 1n }));

/** The exponent whose exponential is beyond the range of doubles, for any reference. */
const beyond = 2000n;

/** Returns the k for which the ratio is base^k, if there is one. */
const exponentOf = ({ n, d }: Ratio, base: Level['base']): Ratio | undefined => {
  // Numbers have digits only in bases up to 36
  if (base === 'e' || base > 36) return n === d ? zero : undefined;
  const text = (n === 1n ? d : n).toString(base);
  if ((n !== 1n && d !== 1n) || !/^10*$/.test(text)) return undefined;
  const exponent = ratio(BigInt(text.length - 1));
  return n === 1n ? negate(exponent) : exponent;
};

/** The law between two units, at least one of them curved, if no exact function connects them. */
export type LevelLaw =
  /** factor · e^(slope · x) */
  | { readonly kind: 'exponential'; readonly slope: Ratio; readonly factor: Ratio; readonly quiet?: boolean }
  /** slope · ln(factor · x) */
  | { readonly kind: 'logarithm'; readonly slope: Ratio; readonly factor: Ratio; readonly quiet?: boolean }
  /** slope · x + shift, both known to a limited number of bits */
  | { readonly kind: 'shift'; readonly slope: Ratio; readonly shift: Ratio }
  | FitLaw;

/**
 * Returns y = per₂ (x/per₁ · ln b₁ + ln(f₁/f₂)) / ln b₂. It is an exact function if the bases agree and the references
 * differ by a power of the base.
 */
const betweenLevels = (source: Level, target: Level, references: Ratio): ExactFunction | LevelLaw => {
  const exponent = source.base === target.base ? exponentOf(references, target.base) : undefined;
  if (exponent) return affine(over(target.per, source.per), times(target.per, exponent));
  const scale = over(target.per, lnOf(target.base));
  const slope = times(scale, over(lnOf(source.base), source.per));
  return { kind: 'shift', slope, shift: times(scale, fromFixedPoint(naturalLog(references))) };
};

/** Returns the level in a compound. */
const counted = ({ product }: Leveled): Level => product!.factors.flatMap(({ unit }) => levelOf(unit) ?? [])[0]!;

/** Returns the law between counts of levels, dB/m in Np/km. It compares their exponents, not the powers. */
const betweenCounts = (source: Level, target: Level, factor: Ratio): ExactFunction | LevelLaw => {
  const perLevel = times(over(target.per, source.per), factor);
  if (source.base === target.base) return affine(perLevel, zero);
  return { kind: 'shift', slope: times(perLevel, over(lnOf(source.base), lnOf(target.base))), shift: zero };
};

/** Returns the law between two units, at least one of which is curved or counts a level. */
export const levelLaw = (from: Leveled, to: Leveled, a: Relation, b: Relation): ExactFunction | LevelLaw => {
  const factor = over(a.ratio, b.ratio);
  const [read, wanted] = [from.entry?.fit, to.entry?.fit];
  if (read || wanted) return { kind: 'fit', read, factor, wanted };
  if (from.product && to.product) return betweenCounts(counted(from), counted(to), factor);
  const [source, target] = [levelOf(from), levelOf(to)];
  if (source && target) return betweenLevels(source, target, factor);
  if (source) {
    return { kind: 'exponential', slope: over(lnOf(source.base), source.per), factor, quiet: source.quiet === true };
  }
  const { base, per, quiet = false } = target!;
  return { kind: 'logarithm', slope: over(per, lnOf(base)), factor, quiet };
};

/** Returns x^(n/d) of a positive number, to more than 200 bits. */
const powerOf = (x: Ratio, exponent: Ratio): Ratio =>
  exponential(toFixedPoint(product(fromFixedPoint(naturalLog(x)), exponent)));

// ISO 532-1, 5.7: below a loudness of 1 sone, the level is 40 (N + 0.0005)^0.35 phon, and at least 3
const limen = { n: 1n, d: 2000n };
const softest = 3;

const quietLoudness = (phon: number): number => {
  if (phon < softest) throw mustBe('out-of-range', 'value', 'at least 3 phon: softer sounds are not heard', phon);
  const { n, d } = powerOf(over(unreduced(phon), ratio(40n)), { n: 20n, d: 7n });
  return toNumber({ n: n * limen.d - limen.n * d, d: d * limen.d });
};

const quietLevel = (sone: number): number => {
  if (sone < 0) throw mustBe('out-of-range', 'value', 'at least zero: it is a loudness', sone);
  const { n, d } = unreduced(sone);
  const level = powerOf({ n: n * limen.d + limen.n * d, d: d * limen.d }, { n: 7n, d: 20n });
  return Math.max(softest, toNumber(product(level, ratio(40n))));
};

/**
 * Returns true if the parts of a sum cancel this far, so that they are equal. Doubles that do not cancel exactly leave
 * far more.
 */
const cancels = (sum: Ratio, part: Ratio): boolean => (magnitude(sum).n * part.d) << 150n < magnitude(part).n * sum.d;

/** Returns a product that is not in lowest terms, because it is rounded at once. */
const product = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d });

/**
 * Returns the value by the law. It is exact at exact powers. Elsewhere it is calculated to more than 200 bits and
 * rounded once, so within 1 ulp and in practice nearest.
 */
export const evaluateLaw = (law: LevelLaw, value: number): number => {
  if (law.kind === 'fit') return throughFit(law, value);
  if (law.kind === 'shift') {
    const scaled = product(unreduced(value), law.slope);
    const sum = { n: scaled.n * law.shift.d + law.shift.n * scaled.d, d: scaled.d * law.shift.d };
    return cancels(sum, law.shift) ? 0 : toNumber(sum);
  }
  if (law.kind === 'exponential') {
    if (law.quiet && value < 40) return quietLoudness(value);
    const exponent = product(unreduced(value), law.slope);
    if (exponent.n > beyond * exponent.d) return Infinity;
    return exponent.n < -beyond * exponent.d ? 0 : toNumber(product(exponential(toFixedPoint(exponent)), law.factor));
  }
  if (law.quiet && value < 1) return quietLevel(value);
  const linear = product(unreduced(value), law.factor);
  if (linear.n <= 0n) throw noLogarithm(value);
  return linear.n === linear.d ? 0 : toNumber(product(fromFixedPoint(naturalLog(linear)), law.slope));
};

/** Returns the conversion between two units, at least one of them curved, always to more than 200 bits. */
export const convertLevel = (
  from: Leveled,
  to: Leveled,
  a: Relation,
  b: Relation,
): ExactFunction | ((value: number) => number) => {
  const law = levelLaw(from, to, a, b);
  return 'p' in law ? law : (value) => evaluateLaw(law, value);
};
