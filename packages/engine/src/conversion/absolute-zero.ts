import { find, unitIndex } from './catalogue.ts';
import { apply } from './compiled-conversion.ts';

/** Returns true if a value in a unit, given by its identifier, is a temperature below absolute zero. */
export const isBelowAbsoluteZero = (value: number, unit: string): boolean =>
  unitIndex.byId(unit)?.quantity?.id === 'temperature' && apply(find(unit, 'kelvin').compiled, value) < 0;
