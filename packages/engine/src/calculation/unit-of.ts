import { meeting } from '../conversion/relation.ts';
import { kindOf, siFactorOf } from '../definition/definition.ts';
import { oncePer, remember } from '../model/remember.ts';
import { dimensionless, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import { minus, over, ratio, type Ratio } from '../model/rational.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { baseProductOf } from './base-unit.ts';
import { tooManyUnits } from './refusal.ts';
import { merged, type Value } from './value.ts';

/** The number of products to remember per index. It is limited, because callers choose the units. */
const mostProducts = 1000;
const productsOf = /* @__PURE__ */ oncePer<UnitIndex, Map<string, readonly Unit[]>>(() => new Map());

/**
 * Returns the units of a dimension that a written product may mean, with a cache: a gallon per ounce is not per fluid
 * ounce.
 */
const meaningsOf = (text: string, dimension: Dimension, index: UnitIndex): readonly Unit[] =>
  remember(productsOf(index), mostProducts, text, () =>
    index.find(text).units.filter((unit) => sameDimension(siFactorOf(unit).dimension, dimension)),
  );

/** Returns the unit as a difference: °C/min times minutes is a difference, not a point of a scale. */
const asDifference = (unit: Unit, index: UnitIndex): Unit =>
  kindOf(unit) === 'affine' ? (index.byId(`delta-${unit.id}`) ?? unit) : unit;

/** Returns the only quantity of a dimension if a product converts to it: lux seconds times steradians are of none. */
const quantityOf = (dimension: Dimension, product: Unit | undefined, index: UnitIndex): Quantity | undefined => {
  const [only, other] = index.quantities.filter((one) => sameDimension(readDimension(one.dimension), dimension));
  const isIt = only && !other && (!product || meeting(product, index.byId(only.units[0]!.id)!, index));
  return isIt ? only : undefined;
};

/** Returns true for a power of one base quantity: a mass, a volume, a time. */
const isOfOneBase = (dimension: Dimension): boolean =>
  Object.values(dimension).filter((exponent) => exponent !== 0).length === 1;

/**
 * Returns the possible units of a product, a named one first: volts times amperes are volt-amperes, and watts. Empty
 * for a bare number. Throws a UnitsError for more units or higher powers than a unit can have.
 */
export const unitsOf = (value: Value, index: UnitIndex): readonly Unit[] => {
  if (value.scale) return [value.scale];
  const factors = merged(value.factors);
  if (factors.length === 0) return [];
  const side = (sign: number): string =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => (Math.abs(exponent) === 1 ? unit.id : `${unit.id}^${Math.abs(exponent)}`))
      .join('*');
  const below = side(-1);
  const text = `${side(1) || '1'}${below === '' ? '' : `/(${below})`}`;
  const only = factors.length === 1 && factors[0]!.exponent === 1 ? factors[0]!.unit : undefined;
  const found = only ? [asDifference(only, index)] : meaningsOf(text, value.dimension, index);
  if (found.at(0)?.quantity) return found;
  // 15 % of grams are grams
  const measured = factors.filter(({ unit }) => unit.quantity?.id !== 'ratio');
  if (measured.length > 0 && measured.length < factors.length) return unitsOf({ ...value, factors: measured }, index);
  // A knot for an hour is a length, and newtons over square meters are pascals; milligrams over milliliters stay unchanged
  const [first] = quantityOf(value.dimension, found[0], index)?.units ?? [];
  const isOfBases = factors.every(({ unit }) => isOfOneBase(siFactorOf(unit).dimension));
  if (first && !(found.length > 0 && isOfBases && first.id.includes('-per-'))) return [index.byId(first.id)!];
  // The root of kilograms times newtons per meter has half powers of each, which no unit has
  if (found.length > 0) return found;
  const inBaseUnits = meaningsOf(baseProductOf(value.dimension, index), value.dimension, index);
  if (inBaseUnits.length === 0 && !sameDimension(value.dimension, dimensionless)) throw tooManyUnits();
  return inBaseUnits;
};

/** Returns the unit of a product, a named one if possible. Undefined for a bare number. */
export const unitOf = (value: Value, index: UnitIndex): Unit | undefined => unitsOf(value, index).at(0);

/** A fraction times a power of π. */
export interface Count {
  readonly ratio: Ratio;
  readonly piPower: number;
}

/** Returns the number of a value in lowest terms. It is reduced once, as long fractions take a long time. */
export const lowestOf = /* @__PURE__ */ oncePer(({ n, d }: Value): Ratio => ratio(n, d));

/** Returns the value as a number of a unit, in lowest terms except for the power of π. */
export const countIn = (value: Value, unit: Unit): Count => {
  const { ratio: size, piPower } = siFactorOf(unit);
  const count = over(lowestOf(value), size);
  const offset = kindOf(unit) === 'affine' ? unit.entry?.offset : undefined;
  return { ratio: offset === undefined ? count : minus(count, offset), piPower: value.piPower - piPower };
};
