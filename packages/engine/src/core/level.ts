import { exactly } from './decimal.ts';
import { readNumeral } from './define.ts';
import { noLogarithm } from './error.ts';
import type { Line } from './line.ts';
import { exponential, fromFixedPoint, naturalLog, toFixedPoint } from './logarithm.ts';
import { nearest, one, over, times, toNumber, zero, type Ratio } from './ratio.ts';
import type { Relation } from './relation.ts';
import type { Unit } from './unit.ts';

/** A logarithmic scale: value v stands for reference · base^(v / per). */
interface Level {
  readonly base: 2 | 10 | 'e';
  readonly per: Ratio;
}

const levelOf = ({ row }: Unit): Level | undefined => (row?.log ? { base: row.log.base, per: readNumeral(row.log.per) } : undefined);

const lnOf = (base: Level['base']): Ratio => (base === 'e' ? one : fromFixedPoint(naturalLog({ n: BigInt(base), d: 1n })));

/** e^800 and e^-800 are both beyond the doubles. */
const beyond = 800n;

/**
 * The conversion between two units of which one at least is logarithmic. Exact at exact powers; elsewhere worked out to
 * more than 200 bits and rounded once, so within 1 ulp and in practice nearest.
 */
export const convertLevel = (from: Unit, to: Unit, a: Relation, b: Relation): Line | ((value: number) => number) => {
  const [source, target] = [levelOf(from), levelOf(to)];
  const ratioOfReferences = over(a.ratio, b.ratio);
  if (source && target) {
    if (source.base === target.base && ratioOfReferences.n === ratioOfReferences.d) {
      const factor = over(target.per, source.per);
      return { p: factor.n, q: factor.d, r: 0n, turns: 0, reciprocal: false };
    }
    // y = per₂ (x/per₁ · ln b₁ + ln(f₁/f₂)) / ln b₂
    const scale = over(target.per, lnOf(target.base));
    const slope = times(scale, over(lnOf(source.base), source.per));
    const shift = times(scale, fromFixedPoint(naturalLog(ratioOfReferences)));
    return (value) => {
      const { n, d } = times(exactly(value), slope);
      return nearest(n * shift.d + shift.n * d, d * shift.d);
    };
  }
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
