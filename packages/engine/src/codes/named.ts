import { unitIndex } from '../conversion/catalogue.ts';
import { unknownUnit } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';

/**
 * Returns the unit of a text: first by identifier, which may look like a spelling of another unit (`rad`), then by any
 * spelling.
 */
export const unitNamed = (text: string): Unit | undefined => unitIndex.byId(text) ?? unitIndex.find(text).units[0];

/** Returns the unit of a caller's text. Throws a UnitsError (unknown-unit). */
export const unitGiven = (unit: unknown): Unit => {
  const found = typeof unit === 'string' ? unitNamed(unit) : undefined;
  if (!found)
    throw unknownUnit('unit', unit, { suggest: () => (typeof unit === 'string' ? unitIndex.suggest(unit) : []) });
  return found;
};
