import { meeting } from '../conversion/relation.ts';
import { siFactorOf } from '../definition/definition.ts';
import { readDimension, sameDimension, dimensionless } from '../model/dimension.ts';
import { one, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { multiply, ofUnit, raise, type Value } from './value.ts';
import { countIn, unitsOf } from './unit-of.ts';

/** Returns true if two units convert, given their identifiers. */
export type Converts = (from: string, to: string) => boolean;

/**
 * Returns the intended meaning among several. A product of units has no particular quantity, even if a unit has the
 * same name: 12 V · 2 A is 24 W as well as 24 VA. It is that unit only if the unit converts to the base unit of its
 * dimension.
 */
export const unitMeant = (units: readonly Unit[], index: UnitIndex, converts: Converts): Unit => {
  const [first] = units;
  const product = units.find((unit) => unit.product && !unit.quantity);
  if (!first!.quantity || !product) return first!;
  const { dimension } = siFactorOf(product);
  if (sameDimension(dimension, dimensionless)) return first!;
  // Of lumens per square meter this is illuminance, as luminance has no solid angle
  const general = index.quantities.find(
    (quantity) =>
      sameDimension(readDimension(quantity.dimension), dimension) &&
      meeting(product, index.byId(quantity.base.id)!, index),
  );
  return general === undefined || converts(first!.id, general.base.id) ? first! : product;
};

/** The product of two units, as a multiple of a unit. */
export interface UnitProduct {
  /** Undefined if all dimensions cancel. */
  readonly unit: Unit | undefined;
  readonly ratio: Ratio;
  readonly piPower: number;
}

const productOf = (value: Value, index: UnitIndex, converts: Converts): UnitProduct => {
  const units = unitsOf(value, index);
  if (units.length === 0 || sameDimension(value.dimension, dimensionless)) {
    return { unit: undefined, ratio: { n: value.n, d: value.d }, piPower: value.piPower };
  }
  const unit = unitMeant(units, index, converts);
  return { unit, ...countIn(value, unit) };
};

/** Returns one of a unit. Throws a UnitsError for a temperature on a scale and a level. */
const oneOf = (unit: Unit, index: UnitIndex): Value => ofUnit(unit, one, index.byId);

const productsByUnit = new WeakMap<
  Unit,
  { readonly times: WeakMap<Unit, UnitProduct>; readonly over: WeakMap<Unit, UnitProduct> }
>();

/** Returns the product of two units, or their quotient. Throws a UnitsError for temperatures on a scale and levels. */
export const multiplyUnits = (
  a: Unit,
  b: Unit,
  exponent: 1 | -1,
  index: UnitIndex,
  converts: Converts,
): UnitProduct => {
  let products = productsByUnit.get(a);
  if (!products) productsByUnit.set(a, (products = { times: new WeakMap(), over: new WeakMap() }));
  const others = exponent > 0 ? products.times : products.over;
  let product = others.get(b);
  if (!product)
    others.set(b, (product = productOf(multiply(oneOf(a, index), oneOf(b, index), exponent), index, converts)));
  return product;
};

/**
 * Returns a unit to a whole power, or its square root. Throws a UnitsError for temperatures on a scale, levels, and a
 * root without a unit.
 */
export const raiseUnit = (unit: Unit, exponent: Ratio, index: UnitIndex, converts: Converts): UnitProduct =>
  productOf(raise(oneOf(unit, index), exponent), index, converts);
