import type { Unit } from '../../model/unit.ts';
import { inSystem } from '../../naming/system.ts';
import type { Span } from '../span.ts';
import type { Lexicon } from './lexicon.ts';

/** The suffixes of identifiers that name a system. */
const systems = ['-imperial', '-dry', '-troy', '-metric'];

/** Returns true for a unit whose identifier names its system. */
export const namesSystem = ({ id }: Unit): boolean => systems.some((end) => id.endsWith(end));

/** Words that name the system of units without a suffix. */
const saysSystem = /\b(?:us|u\.s|american|customary)\b/;

/**
 * Returns the unit of the same name in the system of another unit: the imperial pint beside an imperial gallon.
 * Undefined if the words name the system, or if the system has no such unit.
 */
export const inSystemOf = (other: Unit, unit: Unit, { lower }: Span, { byId }: Lexicon): Unit | undefined => {
  const ending = systems.find((end) => other.id.endsWith(end));
  if (ending === undefined || unit.prefix || saysSystem.test(lower)) return undefined;
  const own = inSystem(unit.id, ending, byId);
  return own?.quantity === unit.quantity ? own : undefined;
};
