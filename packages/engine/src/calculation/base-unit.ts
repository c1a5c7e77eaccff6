import { meeting, solidAnglesIn } from '../conversion/relation.ts';
import { siFactorOf } from '../definition/definition.ts';
import { letters } from '../model/base-dimensions.ts';
import { readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from '../naming/unit-index.ts';

/** The base unit of each base dimension, in order. */
const baseUnits = ['meter', 'kilogram', 'second', 'ampere', 'kelvin', 'mole', 'candela', 'bit', 'pixel', 'em'];

const baseOf = (at: number, { quantities }: UnitIndex): string => {
  const isBase = (dimension: Dimension): boolean =>
    dimension.every((exponent, base) => exponent === Number(base === at));
  const known = baseUnits[at];
  return known ?? quantities.find(({ dimension }) => isBase(readDimension(dimension)))?.base.id ?? letters[at]!;
};

/** Returns a dimension as a product of base units, and a power of a solid angle. */
export const baseProductOf = (dimension: Dimension, index: UnitIndex, solidAngles = 0): string => {
  const powers = [
    ...dimension.map((exponent, at) => ({ exponent, unit: exponent === 0 ? '' : baseOf(at, index) })),
    { exponent: solidAngles, unit: 'steradian' },
  ];
  const side = (sign: number): string =>
    powers
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ exponent, unit }) => (Math.abs(exponent) === 1 ? unit : `${unit}^${Math.abs(exponent)}`))
      .join('*');
  return `${side(1) || '1'}${side(-1) && `/(${side(-1)})`}`;
};

/** Returns the base unit of a unit: that of its quantity, or a product of base units. */
export const baseUnitOf = (unit: Unit, index: UnitIndex): string =>
  unit.quantity ? unit.quantity.base.id : baseProductOf(siFactorOf(unit).dimension, index, solidAnglesIn(unit));

/**
 * Returns the named unit of a product's dimension to which it converts. Undefined if there is none, and for a unit with
 * a quantity.
 */
export const namedUnitOf = (unit: Unit, index: UnitIndex): string | undefined => {
  if (unit.quantity) return undefined;
  const dimension = siFactorOf(unit).dimension;
  return index.quantities.find(
    ({ base, dimension: own }) =>
      !base.isSpelled && sameDimension(readDimension(own), dimension) && meeting(unit, index.byId(base.id)!, index),
  )?.base.id;
};
