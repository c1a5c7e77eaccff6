import { kindOf, siFactorOf } from '../../definition/definition.ts';
import { find, unitIndex } from '../../conversion/catalogue.ts';
import { ambiguousUnit, mustBe, unknownUnit, type UnitsError } from '../../model/error.ts';
import type { Unit } from '../../model/unit.ts';

/**
 * Whether values in these units can be added, or one be counted out in them: none is a degree with a zero of its own, a level or
 * a reciprocal, and no π lies between two of them, as between degrees and radians.
 */
export const areCountable = (units: readonly Unit[]): boolean =>
  units.every((unit) => kindOf(unit) === 'linear') && new Set(units.map((unit) => siFactorOf(unit).piPower)).size < 2;

/** The unit of a spelling in its first meaning. Throws a UnitsError. */
export const findUnit = (spelling: string): Unit => {
  if (typeof spelling !== 'string') throw unknownUnit('unit', spelling, []);
  const { units, ambiguous } = unitIndex.find(spelling);
  if (units.length === 0) throw unknownUnit('unit', spelling, unitIndex.suggest(spelling));
  const ids = units.map(({ id }) => id);
  if (ambiguous) throw ambiguousUnit('unit', spelling, ids);
  return units[0]!;
};

const notCountable = (parameter: string, given: string): UnitsError =>
  mustBe('incompatible-units', parameter, 'what a value can be counted out in', given);

/**
 * The unit of a value, and those that it is to be counted out in. Throws a UnitsError where they do not meet or cannot be
 * counted out.
 */
export const findUnits = (unit: string, into: readonly string[]): { from: Unit; to: readonly Unit[] } => {
  const conversions = into.map((spelling) => find(unit, spelling));
  const { from } = conversions[0]!;
  const to = conversions.map((conversion) => conversion.to);
  if (!areCountable([from])) throw notCountable('unit', unit);
  if (!areCountable(to)) throw notCountable('into', into.join(', '));
  return { from, to };
};
