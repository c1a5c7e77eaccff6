import { factorOf, factorOfListed, kindOf } from '../definition/definition.ts';
import type { ExactFunction } from './exact-function.ts';
import { gcd, minus, one, over, times, zero, type Ratio } from '../model/rational.ts';
import type { Kind, ListedUnit, SiFactor, Unit } from '../model/unit.ts';

/**
 * The relation of a value v in a unit to a value in coherent SI base units, with f = ratio · π^piPower:
 *
 * - linear and affine: f · (v + offset)
 * - reciprocal: f / v
 * - logarithmic: f · base^(v / per)
 */
export interface Relation {
  readonly kind: Kind;
  readonly ratio: Ratio;
  readonly piPower: number;
  readonly offset: Ratio;
}

/** The relation of a unit of this scale and kind; a reciprocal one is defined by the inverse of what it measures. */
export const relationOf = (
  { ratio, piPower }: Pick<SiFactor, 'ratio' | 'piPower'>,
  kind: Kind,
  offset = zero,
): Relation =>
  kind === 'reciprocal'
    ? { kind, ratio: over(one, ratio), piPower: 0 - piPower, offset }
    : { kind, ratio, piPower, offset };

/** The relation of a unit that its quantity lists. */
export const relateListed = (unit: ListedUnit): Relation =>
  relationOf(factorOfListed(unit), kindOf(unit), offsetOf(unit));

/** The offset of a unit, counted in the unit itself: 273 150 in thousandths of a degree Celsius. */
const offsetOf = ({ entry, prefix }: ListedUnit): Ratio | undefined =>
  entry?.offset && prefix ? over(entry.offset, factorOf(prefix)) : entry?.offset;

/** The exact function from one relation to another; neither may be logarithmic. */
export const exactFunctionBetween = (from: Relation, to: Relation): ExactFunction => {
  const [a, b] = [from.kind === 'reciprocal', to.kind === 'reciprocal'];
  // base = f1 (x + o1) or f1 / x; y = base / f2 − o2 or f2 / base
  const factor = b ? over(to.ratio, from.ratio) : over(from.ratio, to.ratio);
  const piPower = b ? to.piPower - from.piPower : from.piPower - to.piPower;
  const offset = a || b ? zero : minus(times(from.offset, factor), to.offset);
  return { ...affine(factor, offset), piPower, reciprocal: a !== b };
};

/** factor · x + offset over their least common denominator. */
export const affine = (factor: Ratio, offset: Ratio): ExactFunction => {
  const q = (factor.d / gcd(factor.d, offset.d)) * offset.d;
  return { p: (factor.n * q) / factor.d, q, r: (offset.n * q) / offset.d, piPower: 0, reciprocal: false };
};

/** The exact function between two listed units of one quantity. Undefined for others, and for levels, which take logarithms. */
export const exactFunctionOfListed = (from: Unit, to: Unit): ExactFunction | undefined =>
  from.quantity && from.quantity === to.quantity && !from.entry?.level && !to.entry?.level
    ? exactFunctionBetween(relateListed(from), relateListed(to))
    : undefined;
