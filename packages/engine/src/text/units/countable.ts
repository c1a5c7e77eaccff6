import { kindOf, siFactorOf } from '../../definition/definition.ts';
import type { Unit } from '../../model/unit.ts';

/**
 * Whether values in these units can be added, or one be counted out in them: none is a degree with a zero of its own, a level or
 * a reciprocal, and no π lies between two of them, as between degrees and radians.
 */
export const areCountable = (units: readonly Unit[]): boolean =>
  units.every((unit) => kindOf(unit) === 'linear') && new Set(units.map((unit) => siFactorOf(unit).piPower)).size < 2;
