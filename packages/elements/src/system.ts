import { isSystem, listeners, type System } from './choice.ts';

export type { System } from './choice.ts';

let chosen: System | undefined;

/**
 * Shows all elements of the page in the units of a system, or as the author wrote them; without one, in those of the reader's region.
 *
 * @param system - `metric`, `us`, `uk` or `written`; undefined for those of the region.
 * @example setSystem('metric')
 */
export const setSystem = (system?: System): void => {
  chosen = isSystem(system) ? system : undefined;
  for (const listener of listeners) listener();
};

/** The system that the reader chose; undefined where the region decides. */
export const getSystem = (): System | undefined => chosen;
