import { letters } from '../model/base-dimensions.ts';
import { relateListed, relationOf, type Relation } from './between.ts';
import { readProduct, siFactorOf, kindOf } from '../definition/definition.ts';
import { dimensionless, isInverse, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { over, power } from '../model/rational.ts';
import { isCurved, type Factor, type Unit } from '../model/unit.ts';

export { affine, exactFunctionBetween, type Relation } from './between.ts';

/** Quantities with their power of an angle: rad/s has one, 1/s has none. */
const angular = new Map([
  ['angle', 1],
  ['solid-angle', 2],
  ['angular-speed', 1],
]);

/** Returns the power of the angle in a unit. */
export const anglesIn = ({ quantity, product }: Unit): number =>
  quantity
    ? (angular.get(quantity.id) ?? 0)
    : (product?.factors ?? []).reduce((sum, { unit, exponent }) => sum + anglesIn(unit) * exponent, 0);

/**
 * Returns true for a count per time or length, 1/s or 1/m. There an angle is a fraction of a turn, and 2π rad/s are 1
 * Hz.
 */
const isCounted = (dimension: Dimension): boolean =>
  !sameDimension(dimension, dimensionless) &&
  dimension.every((exponent, base) => exponent === 0 || (exponent < 0 && 'LT'.includes(letters[base]!)));

/** Returns the relation of a unit to SI base units, for a conversion to another unit of the given dimension. */
export const relate = (unit: Unit, dimension: Dimension, other = unit): Relation => {
  const angles = anglesIn(unit);
  const inTurns = angles !== anglesIn(other) && isCounted(dimension);
  const relation = unit.quantity ? relateListed(unit) : relateBare(unit, dimension);
  if (!inTurns) return relation;
  return {
    ...relation,
    ratio: over(relation.ratio, power({ n: 2n, d: 1n }, angles)),
    piPower: relation.piPower - angles,
  };
};

const relateBare = (unit: Unit, dimension: Dimension): Relation => {
  const scale = siFactorOf(unit);
  return relationOf(scale, isInverse(scale.dimension, dimension) ? 'reciprocal' : 'linear');
};

const baseUnits = new Set(['meter', 'kilogram', 'second', 'ampere', 'kelvin', 'mole', 'candela']);

/**
 * Returns true if a listed unit is spelled as a quotient of SI base units: `per-second` and `candela-per-square-meter`
 * mean a dimension rather than a quantity, so becquerel and lux as well as hertz and nit.
 */
const saysDimension = (unit: Unit, unitIndex: UnitIndex): boolean => {
  const { id, entry, prefix } = unit;
  if (prefix || !entry?.isSpelled || !/(?:^|-)per-/.test(id) || kindOf(unit) !== 'linear') return false;
  const product = readProduct(id, unitIndex.byId);
  return product?.constant.d === 1n && product.factors.every((factor) => baseUnits.has(factor.unit.id));
};

/**
 * Quantities of one dimension that people convert into one another: work is a torque through an angle, speed is a turn
 * per time.
 */
export const related: ReadonlyMap<string, string> = new Map([
  ['torque', 'energy'],
  ['angular-speed', 'frequency'],
]);

/**
 * Returns the dimension in which two listed units convert. Units of different quantities convert only if the quantities
 * are related, or if one unit only means its dimension. A level has its zero at a value of its own quantity: an
 * exposure value measures illumination, not luminance.
 */
const meetingOfListed = (a: Unit, b: Unit, unitIndex: UnitIndex): Dimension | undefined => {
  const wanted = readDimension(a.quantity!.dimension);
  if (a.quantity === b.quantity) return wanted;
  const [first, second] = [a.quantity!.id, b.quantity!.id];
  const mayMeet =
    related.get(first) === second ||
    related.get(second) === first ||
    saysDimension(a, unitIndex) ||
    saysDimension(b, unitIndex);
  return mayMeet && kindOf(a) === kindOf(b) && sameDimension(wanted, readDimension(b.quantity!.dimension))
    ? wanted
    : undefined;
};

const coherentAngles = new Set(['radian', 'steradian']);

/**
 * Returns true if the angles of two units agree. Only counts take turns as numbers; elsewhere only radians and
 * steradians are 1.
 */
const anglesAgree = (a: Unit, b: Unit, dimension: Dimension): boolean => {
  if (anglesIn(a) === anglesIn(b) || isCounted(dimension)) return true;
  if (sameDimension(dimension, dimensionless)) return false;
  return [a, b].every(({ product }) =>
    (product?.factors ?? []).every(({ unit }) => anglesIn(unit) === 0 || coherentAngles.has(unit.entry!.id)),
  );
};

/** Levels without a reference, which a quotient can count: dB and Np. */
const pureLevels = new Set(['decibel', 'bel', 'neper']);

/** Returns the level or the reading in a compound, with its power. Undefined if there is none. */
export const levelIn = ({ product }: Unit): Factor | undefined =>
  product?.factors.find(({ unit }) => isCurved(kindOf(unit)));

/** Returns true if a compound has a level that it cannot count, one with a reference or a power of one, or a reading of a test. */
export const hasOwnScale = ({ product }: Unit): boolean => {
  const levels = (product?.factors ?? []).filter(({ unit }) => isCurved(kindOf(unit)));
  return levels.length > 1 || levels.some(({ unit, exponent }) => exponent !== 1 || !pureLevels.has(unit.id));
};

/**
 * Returns true if both or neither count a level, and neither has a level that it cannot count. dB/km counts decibels,
 * so it converts to Np/m, but not to volts.
 */
const levelsAgree = (a: Unit, b: Unit): boolean =>
  !hasOwnScale(a) && !hasOwnScale(b) && (levelIn(a) === undefined) === (levelIn(b) === undefined);

/** Returns true if a bare compound is spelled like a unit of another quantity. */
const isOfAnother = ({ id }: Unit, { quantity }: Unit, unitIndex: UnitIndex): boolean =>
  (unitIndex.byId(id)?.quantity ?? quantity) !== quantity;

/**
 * Returns the dimension in which two units convert, or undefined if they do not: for two listed units that of their
 * quantity, for a bare compound that of the other unit. The inverse dimension counts only if the quantity has
 * reciprocal units (L/100 km and mpg).
 */
export const meeting = (a: Unit, b: Unit, unitIndex: UnitIndex): Dimension | undefined => {
  if (a.quantity && b.quantity) return meetingOfListed(a, b, unitIndex);
  if (!levelsAgree(a, b)) return undefined;
  const [bare, other] = a.quantity ? [b, a] : [a, b];
  // A temperature or a pressure in a compound is a difference, which a scale with its own zero cannot express
  if (kindOf(other) === 'affine' || other.quantity?.id === 'gauge-pressure') return undefined;
  if (isCurved(kindOf(other)) && isOfAnother(bare, other, unitIndex)) return undefined;
  const { dimension } = siFactorOf(bare);
  const wanted = other.quantity ? readDimension(other.quantity.dimension) : siFactorOf(other).dimension;
  if (sameDimension(dimension, wanted)) return anglesAgree(a, b, wanted) ? wanted : undefined;
  const isReciprocal = (id: string): boolean => kindOf(unitIndex.byId(id)!) === 'reciprocal';
  return isInverse(dimension, wanted) && other.quantity?.units.some(({ id }) => isReciprocal(id)) ? wanted : undefined;
};
