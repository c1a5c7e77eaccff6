import { exactly } from '../model/decimal.ts';
import { noLogarithm } from '../model/error.ts';
import type { Line } from './exact-function.ts';
import { exponential, fromFixedPoint, naturalLog, toFixedPoint } from '../arithmetic/logarithm.ts';
import { magnitude, negate, one, over, plus, ratio, times, toNumber, zero, type Ratio } from '../model/rational.ts';
import type { Level } from '../model/quantity.ts';
import { affine, type Relation } from './relation.ts';

/** What there is to know about a unit here: its level, where it is one. */
interface Leveled {
  readonly row: { readonly level: Level | undefined } | undefined;
}

const levelOf = ({ row }: Leveled): Level | undefined => row?.level;

const lnOf = (base: Level['base']): Ratio =>
  base === 'e' ? one : fromFixedPoint(naturalLog({ n: BigInt(base), d: 1n }));

/** e^2000 and e^-2000 are beyond the doubles, whatever the reference. */
const beyond = 2000n;

/** The k for which the ratio is base^k, if there is one. */
const exponentOf = ({ n, d }: Ratio, base: Level['base']): Ratio | undefined => {
  // Bases beyond 36 have no digits to write a power in
  if (base === 'e' || base > 36) return n === d ? zero : undefined;
  const text = (n === 1n ? d : n).toString(base);
  if ((n !== 1n && d !== 1n) || !/^10*$/.test(text)) return undefined;
  const exponent = ratio(BigInt(text.length - 1));
  return n === 1n ? negate(exponent) : exponent;
};

/** The parts of a sum that cancel this far are equal: doubles that do not cancel exactly leave far more. */
const cancels = (sum: Ratio, part: Ratio): boolean => (magnitude(sum).n * part.d) << 150n < magnitude(part).n * sum.d;

/** y = per₂ (x/per₁ · ln b₁ + ln(f₁/f₂)) / ln b₂: an exact function where the bases agree and the references are a power of them apart. */
const betweenLevels = (source: Level, target: Level, references: Ratio): Line | ((value: number) => number) => {
  const exponent = source.base === target.base ? exponentOf(references, target.base) : undefined;
  if (exponent) return affine(over(target.per, source.per), times(target.per, exponent));
  const scale = over(target.per, lnOf(target.base));
  const slope = times(scale, over(lnOf(source.base), source.per));
  const shift = times(scale, fromFixedPoint(naturalLog(references)));
  return (value) => {
    const scaled = times(exactly(value), slope);
    const sum = plus(scaled, shift);
    return cancels(sum, shift) ? 0 : toNumber(sum);
  };
};

/**
 * The conversion between two units of which one at least is logarithmic. Exact at exact powers; elsewhere worked out to
 * more than 200 bits and rounded once, so within 1 ulp and in practice nearest.
 */
export const convertLevel = (
  from: Leveled,
  to: Leveled,
  a: Relation,
  b: Relation,
): Line | ((value: number) => number) => {
  const [source, target] = [levelOf(from), levelOf(to)];
  const ratioOfReferences = over(a.ratio, b.ratio);
  if (source && target) return betweenLevels(source, target, ratioOfReferences);
  if (source) {
    return (value) => {
      const { n, d } = times(over(exactly(value), source.per), lnOf(source.base));
      if (n > beyond * d) return Infinity;
      return n < -beyond * d ? 0 : toNumber(times(exponential(toFixedPoint({ n, d })), ratioOfReferences));
    };
  }
  const scale = over(target!.per, lnOf(target!.base));
  return (value) => {
    const linear = times(exactly(value), ratioOfReferences);
    if (linear.n <= 0n) throw noLogarithm(value);
    return linear.n === linear.d ? toNumber(zero) : toNumber(times(fromFixedPoint(naturalLog(linear)), scale));
  };
};
