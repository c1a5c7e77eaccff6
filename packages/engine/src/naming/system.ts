import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from './unit-index.ts';

/** Units whose names several systems share. */
const sharedNames = /^(?:gallon|quart|pint|cup|gill|fluid-ounce|tablespoon|teaspoon|peck|bushel|ounce|pound)$/;

/**
 * Returns the unit of the same name in another system, by the end of its identifier: the imperial pint for `pint` and
 * `-imperial`. Undefined if the systems do not share the name.
 */
export const inSystem = (id: string, ending: string, byId: UnitIndex['byId']): Unit | undefined =>
  sharedNames.test(id) ? byId(id + ending) : undefined;
