import { unitIndex } from '../conversion/catalogue.ts';
import { unknownUnit } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';

/** The unit that a text names: an identifier first, which a spelling of another unit may look like (`rad`), then any spelling. */
export const unitNamed = (text: string): Unit | undefined => unitIndex.byId(text) ?? unitIndex.find(text).units[0];

/** The unit that a caller names. Throws a UnitsError (unknown-unit). */
export const unitGiven = (unit: unknown): Unit => {
  const found = typeof unit === 'string' ? unitNamed(unit) : undefined;
  if (!found)
    throw unknownUnit('unit', unit, { suggest: () => (typeof unit === 'string' ? unitIndex.suggest(unit) : []) });
  return found;
};
