// For select boxes: every quantity and its units, and nothing that reads or converts.
import { listedQuantities } from './generated/listed.ts';
import type { UnitDimensions } from './generated/unit-dimensions.ts';
import { listIn } from './languages/unit-list.ts';
import type { ListOptions, QuantityId, UnitGroup } from './naming/unit-list.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
export type { ListOptions, QuantityId, UnitGroup, UnitItem } from './naming/unit-list.ts';

/**
 * Lists every quantity with its units, or one: what a select box needs, the common units first.
 *
 * @param options - The quantity, by default all of them, and the language.
 * @throws UnitsError for an unknown quantity, and for what is not the data of a language.
 * @example listUnits({ quantity: 'length' })[0].units[0] // { id: 'meter', name: 'meter', plural: 'meters', symbol: 'm' }
 */
export function listUnits<const Id extends string = ''>(
  options?: ListOptions<QuantityId<UnitDimensions, Id>>,
): readonly UnitGroup[] {
  return listIn(listedQuantities, options);
}
