import type { Unit } from '../model/unit.ts';

/**
 * Returns true if the size of a unit is measured or known only as a rounded figure, in its own row or in one that
 * defines it.
 */
export const dependsOnMeasurement = ({ entry, product }: Unit): boolean =>
  entry?.isMeasured === true || product?.factors.some(({ unit }) => dependsOnMeasurement(unit)) === true;
