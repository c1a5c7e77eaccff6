import { kindOf, siFactorOf } from '../../definition/definition.ts';
import { compare } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';

/**
 * Returns true if values in these units can be added or split into one another. It excludes degrees with their own
 * zero, levels, reciprocals, and units that differ by a power of π, such as degrees and radians.
 */
export const areCountable = (units: readonly Unit[]): boolean =>
  units.every((unit) => kindOf(unit) === 'linear') && new Set(units.map((unit) => siFactorOf(unit).piPower)).size < 2;

/**
 * Returns true if a measure in the second unit can continue one in the first: `5 ft 6 in`, `2 h 30 min`. Other adjacent
 * measures are separate, not a sum: `6 in 5 ft`, `10 km, 20 km`.
 */
export const isCountedOutIn = (whole: Unit, part: Unit): boolean => {
  const [a, b] = [siFactorOf(whole), siFactorOf(part)];
  const isLarger = a.ratio.n * b.ratio.d > b.ratio.n * a.ratio.d;
  const isWhole = (a.ratio.n * b.ratio.d) % (a.ratio.d * b.ratio.n) === 0n;
  return isLarger && (isWhole || whole.quantity?.id === 'time');
};

/** Returns the units of one quantity from the largest to the smallest. */
export const descending = (units: readonly Unit[]): Unit[] =>
  [...units].sort((a, b) => compare(siFactorOf(b).ratio, siFactorOf(a).ratio));
