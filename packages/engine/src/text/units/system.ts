import type { Unit } from '../../model/unit.ts';
import type { Span } from '../span.ts';
import type { Lexicon } from './lexicon.ts';

/** The suffixes of identifiers that name a system. */
const systems = ['-imperial', '-dry', '-troy', '-metric'];

/** Units that several systems have under one name. */
const sharedNames = /^(?:gallon|quart|pint|cup|gill|fluid-ounce|tablespoon|teaspoon|peck|bushel|ounce|pound)$/;

/** Words that name the system of the bare units. */
const saysSystem = /\b(?:us|u\.s|american|customary)\b/;

/**
 * Returns the unit of the same name in the system that another unit names: the imperial pint beside an imperial gallon. Undefined for a
 * unit whose words name its system, and where there is no other.
 */
export const inSystemOf = (other: Unit, unit: Unit, { lower }: Span, { byId }: Lexicon): Unit | undefined => {
  const ending = systems.find((end) => other.id.endsWith(end));
  if (ending === undefined || unit.prefix || !sharedNames.test(unit.id) || saysSystem.test(lower)) return undefined;
  const own = byId(unit.id + ending);
  return own?.quantity === unit.quantity ? own : undefined;
};
