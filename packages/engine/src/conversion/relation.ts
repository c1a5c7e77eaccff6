import { relateListed, relationOf, type Relation } from './between.ts';
import { readProduct, scaleOf, kindOf } from '../definition/definition.ts';
import { isInverse, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import type { Names } from '../naming/full-index.ts';
import { over, power } from '../model/rational.ts';
import { takeApart } from '../definition/expand.ts';
import type { Scale, Unit } from '../model/unit.ts';

export { affine, lineBetween, type Relation } from './between.ts';

/** The relation of a unit to SI base units, where it meets another unit in the given dimension. */
export const relate = (unit: Unit, dimension: Dimension, names: Names, other?: Unit): Relation => {
  if (unit.quantity) return relateListed(unit);
  const scale = scaleMeeting(unit, names, other);
  return relationOf(scale, isInverse(scale.dimension, dimension) ? 'reciprocal' : 'linear');
};

/** The scale of a unit; of a bare compound among what is counted in whole turns, its angles count as parts of a turn: 2π rad/s is 1 Hz. */
const scaleMeeting = (unit: Unit, names: Names, other: Unit | undefined): Scale => {
  const scale = scaleOf(unit);
  if (!unit.product || !other?.quantity?.inTurns) return scale;
  const angles = takeApart(unit.product, names.byId).factors.filter((factor) => factor.unit.quantity?.id === 'angle');
  const exponent = angles.reduce((sum, factor) => sum + factor.exponent, 0);
  return { ...scale, ratio: over(scale.ratio, power({ n: 2n, d: 1n }, exponent)), turns: scale.turns - exponent };
};

const baseUnits = new Set(['meter', 'kilogram', 'second', 'ampere', 'kelvin', 'mole', 'candela']);

/**
 * Whether a listed unit is spelled as a quotient of SI base units alone: `per-second` and `candela-per-square-meter` say a
 * dimension rather than a quantity, and stand for becquerel and lux as well as for hertz and nit.
 */
const saysDimension = (unit: Unit, names: Names): boolean => {
  const { id, row, prefix } = unit;
  if (prefix || !row?.isSpelled || !/(?:^|-)per-/.test(id) || kindOf(unit) !== 'linear') return false;
  const product = readProduct(id, names.byId);
  return product?.constant.d === 1n && product.factors.every((factor) => baseUnits.has(factor.unit.id));
};

/** Two listed units meet in their quantity; one of another quantity only if it says no more than their dimension. */
const meetingOfListed = (a: Unit, b: Unit, names: Names): Dimension | undefined => {
  const wanted = readDimension(a.quantity!.dimension);
  if (a.quantity === b.quantity) return wanted;
  const mayMeet = saysDimension(a, names) || saysDimension(b, names);
  return mayMeet && sameDimension(wanted, readDimension(b.quantity!.dimension)) ? wanted : undefined;
};

/** The levels in a compound: dB/km is a number of decibels, and no number of nepers or of volts. */
const levelsIn = ({ product }: Unit): string =>
  product?.factors.map(({ unit }) => (unit.row?.level ? unit.id : '')).join('') ?? '';

/**
 * The dimension in which two units meet, or undefined where they do not: two listed units in their quantity, a bare compound
 * in the dimension of the other; in the inverse one only if the quantity has reciprocal units of its own (L/100 km and mpg).
 */
export const meeting = (a: Unit, b: Unit, names: Names): Dimension | undefined => {
  if (a.quantity && b.quantity) return meetingOfListed(a, b, names);
  if (levelsIn(a) !== levelsIn(b)) return undefined;
  const [bare, other] = a.quantity ? [b, a] : [a, b];
  // A temperature inside a compound is a difference, which no scale with a zero of its own can show
  if (kindOf(other) === 'affine') return undefined;
  const { dimension } = scaleOf(bare);
  const wanted = other.quantity ? readDimension(other.quantity.dimension) : scaleOf(other).dimension;
  if (sameDimension(dimension, wanted)) return wanted;
  const isReciprocal = (id: string): boolean => kindOf(names.byId(id)!) === 'reciprocal';
  return isInverse(dimension, wanted) && other.quantity?.units.some(({ id }) => isReciprocal(id)) ? wanted : undefined;
};
