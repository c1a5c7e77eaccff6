import { readNumeral, scaleOf, kindOf } from './define.ts';
import { isInverse, readDimension, sameDimension, type Dimension } from './dimension.ts';
import type { Line } from './line.ts';
import type { Names } from './names.ts';
import { minus, one, over, times, zero, type Ratio } from './ratio.ts';
import type { Kind, Unit } from './unit.ts';

/**
 * How a value v in a unit becomes a value in coherent SI base units, with f = ratio · π^turns:
 *
 * - linear and affine: f · (v + offset)
 * - reciprocal: f / v
 * - logarithmic: f · base^(v / per)
 */
export interface Relation {
  readonly kind: Kind;
  readonly ratio: Ratio;
  readonly turns: number;
  readonly offset: Ratio;
}

/** The relation of a unit to SI base units, seen as a quantity of the given dimension. */
export const relate = (unit: Unit, dimension: Dimension, names: Names): Relation => {
  const scale = scaleOf(unit, names.byId);
  const kind = unit.quantity ? kindOf(unit, names.byId) : isInverse(scale.dimension, dimension) ? 'reciprocal' : 'linear';
  const offset = unit.row?.offset === undefined ? zero : readNumeral(unit.row.offset);
  return kind === 'reciprocal'
    ? { kind, ratio: over(one, scale.ratio), turns: 0 - scale.turns, offset }
    : { kind, ratio: scale.ratio, turns: scale.turns, offset };
};

/**
 * The dimension in which two units meet, or undefined where they do not: two listed units in their quantity, a bare compound
 * in the dimension of the other; in the inverse one only if the quantity has reciprocal units of its own (L/100 km and mpg).
 */
export const meeting = (a: Unit, b: Unit, names: Names): Dimension | undefined => {
  if (a.quantity && b.quantity) return a.quantity === b.quantity ? readDimension(a.quantity.dimension) : undefined;
  const [bare, other] = a.quantity ? [b, a] : [a, b];
  const { dimension } = scaleOf(bare, names.byId);
  const wanted = other.quantity ? readDimension(other.quantity.dimension) : scaleOf(other, names.byId).dimension;
  if (sameDimension(dimension, wanted)) return wanted;
  const isReciprocal = (id: string): boolean => kindOf(names.byId(id)!, names.byId) === 'reciprocal';
  return isInverse(dimension, wanted) && other.quantity?.units.some(({ id }) => isReciprocal(id)) ? wanted : undefined;
};

/** The exact function from one relation to another; neither may be logarithmic. */
export const lineBetween = (from: Relation, to: Relation): Line => {
  const [a, b] = [from.kind === 'reciprocal', to.kind === 'reciprocal'];
  // base = f1 (x + o1) or f1 / x; y = base / f2 − o2 or f2 / base
  const factor = b ? over(to.ratio, from.ratio) : over(from.ratio, to.ratio);
  const turns = b ? to.turns - from.turns : from.turns - to.turns;
  const offset = a || b ? zero : minus(times(from.offset, factor), to.offset);
  const q = (factor.d / gcdOf(factor.d, offset.d)) * offset.d;
  return { p: (factor.n * q) / factor.d, q, r: (offset.n * q) / offset.d, turns, reciprocal: a !== b };
};

const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcdOf(b, a % b));
