import { kindOf, siFactorOf } from '../definition/definition.ts';
import { readDimension, sameDimension } from '../model/dimension.ts';
import { minus, over, ratio, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { merged, type Value } from './value.ts';

/** Products to remember, of each index: bounded, because their units come from outside. */
const mostProducts = 1000;
const known = new WeakMap<UnitIndex, Map<string, Unit | undefined>>();

/** What a product that is written out means first, remembered. */
const meaningOf = (text: string, index: UnitIndex): Unit | undefined => {
  let products = known.get(index);
  if (!products || products.size >= mostProducts) known.set(index, (products = new Map()));
  if (!products.has(text)) products.set(text, index.find(text).units[0]);
  return products.get(text);
};

/** The unit that a product of units is, by a name of its own where it has one; undefined for a bare number. */
export const unitOf = (value: Value, index: UnitIndex): Unit | undefined => {
  if (value.scale) return value.scale;
  const factors = merged(value.factors);
  if (factors.length === 0) return undefined;
  const side = (sign: number): string =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => (Math.abs(exponent) === 1 ? unit.id : `${unit.id}^${Math.abs(exponent)}`))
      .join('*');
  const below = side(-1);
  const text = `${side(1) || '1'}${below === '' ? '' : `/(${below})`}`;
  const found = factors.length === 1 && factors[0]!.exponent === 1 ? factors[0]!.unit : meaningOf(text, index);
  if (found?.quantity) return found;
  // A knot for an hour is a length, and newtons over square meters are pascals
  const fitting = index.quantities.filter(({ dimension }) => sameDimension(readDimension(dimension), value.dimension));
  return fitting.length === 1 ? index.byId(fitting[0]!.units[0]!.id)! : found;
};

/** A fraction times a power of π. */
export interface Count {
  readonly ratio: Ratio;
  readonly piPower: number;
}

/** The value as a number of a unit, in lowest terms but for the power of π. */
export const countIn = (value: Value, unit: Unit): Count => {
  const { ratio: size, piPower } = siFactorOf(unit);
  const count = over(ratio(value.n, value.d), size);
  const offset = kindOf(unit) === 'affine' ? unit.entry?.offset : undefined;
  return { ratio: offset === undefined ? count : minus(count, offset), piPower: value.piPower - piPower };
};
