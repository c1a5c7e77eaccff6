// For select boxes: quantities and their units, without parsing and conversion.
import { listedQuantities } from './generated/listed.ts';
import type { UnitDimensions } from './generated/unit-dimensions.ts';
import { listIn } from './languages/unit-list.ts';
import type { ListOptions, QuantityId, UnitGroup } from './naming/unit-list.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
export type { ListOptions, QuantityId, UnitGroup, UnitItem } from './naming/unit-list.ts';

/**
 * Returns every quantity, or one, with its units for a select box, the common units first.
 *
 * @param options - The quantity, and the language. Default: all quantities.
 * @throws UnitsError for an unknown quantity, and for invalid language data.
 * @example listUnits({ quantity: 'length' })[0].units[0] // { id: 'meter', name: 'meter', plural: 'meters', symbol: 'm' }
 */
export function listUnits<const Id extends string = ''>(
  options?: ListOptions<QuantityId<UnitDimensions, Id>>,
): readonly UnitGroup[] {
  return listIn(listedQuantities, options);
}
