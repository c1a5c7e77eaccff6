// For select boxes: every quantity and its units, and nothing that reads or converts.
import { listedQuantities } from './generated/listed.ts';
import { listGroups, type ListOptions, type UnitGroup } from './naming/unit-list.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { ListOptions, UnitGroup, UnitItem } from './naming/unit-list.ts';

/**
 * Lists every quantity with its units, or one: what a select box needs, the common units first.
 *
 * @param options - The quantity; left out, all of them.
 * @throws UnitsError for the identifier of no quantity.
 * @example listUnits({ quantity: 'length' })[0].units[0] // { id: 'meter', name: 'meter', plural: 'meters', symbol: 'm' }
 */
export const listUnits = (options?: ListOptions): readonly UnitGroup[] => listGroups(listedQuantities, options);
