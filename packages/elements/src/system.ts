import { isSystem, listeners, type System } from './choice.ts';

export type { System } from './choice.ts';

let chosen: System | undefined;

/**
 * Shows all elements of the page in the units of a system, or as the author wrote them. Without a system, it uses the
 * reader's region.
 *
 * @param system - `metric`, `us`, `uk` or `written`. Undefined for the reader's region.
 * @example setSystem('metric')
 */
export const setSystem = (system?: System): void => {
  chosen = isSystem(system) ? system : undefined;
  for (const listener of listeners) listener();
};

/** Returns the system that the reader chose, or undefined if the region decides. */
export const getSystem = (): System | undefined => chosen;
