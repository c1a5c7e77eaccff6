import { factorOf, factorOfListed, kindOf, isCurved } from '../definition/definition.ts';
import type { ExactFunction } from './exact-function.ts';
import { gcd, minus, one, over, times, zero, type Ratio } from '../model/rational.ts';
import type { Kind, ListedUnit, SiFactor, Unit } from '../model/unit.ts';

/**
 * The relation of a value v in a unit to a value in coherent SI base units, with f = ratio · π^piPower:
 *
 * - linear and affine: f · (v + offset)
 * - reciprocal: f / v
 * - logarithmic: f · base^(v / per)
 * - empirical: f times the amount of the reading v (fit.ts)
 */
export interface Relation {
  readonly kind: Kind;
  readonly ratio: Ratio;
  readonly piPower: number;
  readonly offset: Ratio;
}

/** Returns the relation of a unit with this factor and kind. A reciprocal unit is defined by the inverse quantity. */
export const relationOf = (
  { ratio, piPower }: Pick<SiFactor, 'ratio' | 'piPower'>,
  kind: Kind,
  offset = zero,
): Relation =>
  kind === 'reciprocal'
    ? { kind, ratio: over(one, ratio), piPower: 0 - piPower, offset }
    : { kind, ratio, piPower, offset };

/** Returns the relation of a listed unit. */
export const relateListed = (unit: ListedUnit): Relation => {
  const { offset } = unit.entry!;
  const { prefix } = unit;
  // The offset is in the unit itself: 273 150 for thousandths of a degree Celsius
  const own = prefix && offset.n !== 0n ? over(offset, factorOf(prefix)) : offset;
  return relationOf(factorOfListed(unit), kindOf(unit), own);
};

/** Returns the exact function from one relation to another. Neither may be curved. */
export const exactFunctionBetween = (from: Relation, to: Relation): ExactFunction => {
  const [a, b] = [from.kind === 'reciprocal', to.kind === 'reciprocal'];
  // base = f1 (x + o1) or f1 / x; y = base / f2 − o2 or f2 / base
  const factor = b ? over(to.ratio, from.ratio) : over(from.ratio, to.ratio);
  const piPower = b ? to.piPower - from.piPower : from.piPower - to.piPower;
  if (a || b || (from.offset.n === 0n && to.offset.n === 0n))
    return { p: factor.n, q: factor.d, r: 0n, piPower, reciprocal: a !== b };
  return { ...affine(factor, minus(times(from.offset, factor), to.offset)), piPower };
};

/** Returns factor · x + offset over their least common denominator. */
export const affine = (factor: Ratio, offset: Ratio): ExactFunction => {
  const q = (factor.d / gcd(factor.d, offset.d)) * offset.d;
  return { p: (factor.n * q) / factor.d, q, r: (offset.n * q) / offset.d, piPower: 0, reciprocal: false };
};

/**
 * Returns the exact function between two listed units of one quantity. Undefined for other units, and for levels and
 * readings, which need other functions.
 */
export const exactFunctionOfListed = (from: Unit, to: Unit): ExactFunction | undefined => {
  if (!from.quantity || from.quantity !== to.quantity) return undefined;
  const [a, b] = [relateListed(from), relateListed(to)];
  return isCurved(a.kind) || isCurved(b.kind) ? undefined : exactFunctionBetween(a, b);
};
