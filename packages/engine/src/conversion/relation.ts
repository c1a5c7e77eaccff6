import { letters } from '../model/base-dimensions.ts';
import { relateListed, relationOf, type Relation } from './between.ts';
import { readProduct, siFactorOf, kindOf, isCurved } from '../definition/definition.ts';
import { dimensionless, isInverse, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { over, power } from '../model/rational.ts';
import type { Factor, Unit } from '../model/unit.ts';

export { affine, exactFunctionBetween, type Relation } from './between.ts';

/** The quantities of plane angles, of solid angles, and of turns per time. A lumen is a candela into a steradian. */
const planes: ReadonlySet<string | undefined> = new Set(['angle', 'angular-speed']);
const solids: ReadonlySet<string | undefined> = new Set([
  'solid-angle',
  'luminous-flux',
  'illuminance',
  'luminous-exposure',
]);
const cycles: ReadonlySet<string | undefined> = new Set(['frequency']);

/** Returns the power of some quantities in a unit. */
const powerOf = (quantities: ReadonlySet<string | undefined>, { quantity, product }: Unit): number =>
  quantity
    ? Number(quantities.has(quantity.id))
    : (product?.factors ?? []).reduce((sum, { unit, exponent }) => sum + powerOf(quantities, unit) * exponent, 0);

/** Returns the power of the solid angle in a unit. */
export const solidAnglesIn = (unit: Unit): number => powerOf(solids, unit);

/** Returns the power of the angle in a unit: rad/s has one, 1/s has none, and a steradian is a square radian. */
const anglesIn = (unit: Unit): number => powerOf(planes, unit) + 2 * solidAnglesIn(unit);

/** Returns how often a dimension counts per time or length: 2 for 1/s². Zero for other dimensions. */
const countsIn = (dimension: Dimension): number =>
  dimension.every((exponent, base) => exponent === 0 || (exponent < 0 && 'LT'.includes(letters[base]!)))
    ? -dimension.reduce((sum, exponent) => sum + exponent, 0)
    : 0;

/** Returns true if no unit in a unit counts anything but turns per time or length, as becquerels and diopters do. */
const maySpin = ({ quantity, entry, product }: Unit): boolean =>
  quantity
    ? quantity.inTurns
      ? entry?.id !== 'diopter'
      : planes.has(quantity.id) || countsIn(readDimension(quantity.dimension)) === 0
    : (product?.factors ?? []).every(({ unit }) => maySpin(unit));

/**
 * Returns true if the angles of a unit are turns in another one: in a count per time or length, and beside hertz. There
 * 2π rad/s are 1 Hz, and 2π rad/(s·T) 1 Hz/T. A solid angle never is.
 */
const areTurns = (unit: Unit, other: Unit, dimension: Dimension): boolean => {
  const apart = anglesIn(unit) - anglesIn(other);
  if (apart === 0 || solidAnglesIn(unit) !== solidAnglesIn(other)) return false;
  const counts = countsIn(dimension);
  return counts > 0
    ? Math.abs(apart) <= counts && maySpin(unit) && maySpin(other)
    : powerOf(cycles, other) - powerOf(cycles, unit) === apart;
};

/** Returns the relation of a unit to SI base units, for a conversion to another unit of the given dimension. */
export const relate = (unit: Unit, dimension: Dimension, other = unit): Relation => {
  const relation = unit.quantity ? relateListed(unit) : relateBare(unit, dimension);
  if (!areTurns(unit, other, dimension)) return relation;
  const angles = anglesIn(unit);
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
  if (solidAnglesIn(a) !== solidAnglesIn(b)) return undefined;
  return mayMeet && kindOf(a) === kindOf(b) && sameDimension(wanted, readDimension(b.quantity!.dimension))
    ? wanted
    : undefined;
};

/** The units of angles that are 1 in a product: a newton meter through a radian is a joule. */
const coherentAngles = new Set(['radian', 'steradian', 'radian-per-second']);

/** Returns true if a unit is an angle or counts turns, but is not 1 in a product: degrees, rpm. */
const isOfTurns = ({ quantity, entry }: Unit): boolean =>
  (planes.has(quantity?.id) || solids.has(quantity?.id) || (entry?.id ?? '').startsWith('rotation-')) &&
  !coherentAngles.has(entry?.id ?? '');

/**
 * Returns true if the angles of two units agree. Counts take turns as numbers; elsewhere only radians are 1. A solid
 * angle is none.
 */
const anglesAgree = (a: Unit, b: Unit, dimension: Dimension): boolean => {
  const isAlike = anglesIn(a) === anglesIn(b);
  if (areTurns(a, b, dimension) || (isAlike && powerOf(cycles, a) === powerOf(cycles, b))) return true;
  if (countsIn(dimension) > 0 || sameDimension(dimension, dimensionless)) return isAlike;
  if (solidAnglesIn(a) !== solidAnglesIn(b)) return isAlike;
  return [a, b].every((one) => maySpin(one) && !one.product?.factors.some(({ unit }) => isOfTurns(unit)));
};

/** Quantities that a quotient does not tell apart: in °C/m and psig/ft a scale with its own zero has differences. */
const differences: Readonly<Record<string, string>> = {
  'temperature-difference': 'temperature',
  'gauge-pressure': 'pressure',
};

/** Doses that are weighted by the harm that they do. */
const weighted: ReadonlySet<string | undefined> = new Set(['equivalent-dose']);

const isPowerOfTen = (n: bigint): boolean => /^10*$/.test(`${n}`);

/** Returns true for J, mJ, erg and g, and false for BTU, kWh and lb. */
const isDecimal = (unit: Unit): boolean => {
  const { ratio, piPower } = siFactorOf(unit);
  return piPower === 0 && isPowerOfTen(ratio.n) && isPowerOfTen(ratio.d);
};

/** Returns true for parts of a whole, such as percent and ppm, which count nothing. */
const isFraction = (unit: Unit): boolean => {
  if (unit.quantity?.id !== 'ratio') return false;
  const { ratio } = siFactorOf(unit);
  return ratio.n < ratio.d;
};

/** Returns true if a compound has a part of a whole. */
export const hasFraction = ({ product }: Unit): boolean =>
  product?.factors.some(({ unit }) => isFraction(unit)) ?? false;

const countsSomething = ({ quantity }: Unit): boolean => countsIn(readDimension(quantity!.dimension)) > 0;

const factorsIn = (unit: Unit, unitIndex: UnitIndex): readonly Factor[] =>
  (unit.product ?? (unit.entry?.isSpelled ? readProduct(unit.id, unitIndex.byId) : undefined))?.factors ?? [
    { unit, exponent: 1 },
  ];

/**
 * Returns true if no unit in a compound faces a unit that it does not convert to: Sv/h is not Gy/h. A dimension alone
 * is either: J/kg. A fraction is no count, so %/s is not rpm, and a weighted dose is only J/kg and its decimal
 * multiples.
 */
const sortsAgree = (a: Unit, b: Unit, unitIndex: UnitIndex): boolean => {
  const powers = new Map<string, { unit: Unit; power: number }>();
  const [ofA, ofB] = [factorsIn(a, unitIndex), factorsIn(b, unitIndex)];
  for (const [factors, sign] of [
    [ofA, 1],
    [ofB, -1],
  ] as const) {
    for (const { unit, exponent } of factors) {
      const id = unit.quantity?.id;
      if (id === undefined) continue;
      const sort = differences[id] ?? id;
      powers.set(sort, { unit, power: (powers.get(sort)?.power ?? 0) + sign * exponent });
    }
  }
  const [left, right] = [1, -1].map((sign) => [...powers.values()].filter((one) => one.power * sign > 0));
  if (left!.some(({ unit }) => right!.some((other) => isOtherSort(unit, other.unit, unitIndex)))) return false;
  const dosesIn = (factors: readonly Factor[]): number =>
    factors.reduce((sum, { unit, exponent }) => sum + powerOf(weighted, unit) * exponent, 0);
  const doses = dosesIn(ofA) - dosesIn(ofB);
  return doses === 0 || (doses > 0 ? ofB : ofA).every(({ unit }) => isDecimal(unit));
};

/** Returns true if two listed units have one dimension, and do not convert, or if one is a fraction, and the other counts. */
const isOtherSort = (a: Unit, b: Unit, unitIndex: UnitIndex): boolean =>
  (a.quantity!.dimension === b.quantity!.dimension &&
    solidAnglesIn(a) === solidAnglesIn(b) &&
    !meetingOfListed(a, b, unitIndex)) ||
  (isFraction(a) && countsSomething(b)) ||
  (isFraction(b) && countsSomething(a));

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
  if (sameDimension(dimension, wanted))
    return anglesAgree(a, b, wanted) && sortsAgree(a, b, unitIndex) ? wanted : undefined;
  const isReciprocal = (id: string): boolean => kindOf(unitIndex.byId(id)!) === 'reciprocal';
  return isInverse(dimension, wanted) && other.quantity?.units.some(({ id }) => isReciprocal(id)) ? wanted : undefined;
};
