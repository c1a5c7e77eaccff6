// For select boxes: every quantity and its units, and nothing that reads or converts.
import { listedQuantities } from './generated/listed.ts';
import type { UnitDimensions } from './generated/unit-dimensions.ts';
import { groupsIn } from './languages/unit-list.ts';
import { optionsOf } from './model/given.ts';
import type { Locale } from './model/locale.ts';
import { listGroups, type ListOptions as Chosen, type QuantityId, type UnitGroup } from './naming/unit-list.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
export type { QuantityId, UnitGroup, UnitItem } from './naming/unit-list.ts';

/** What to list. `Id` is the type of the quantity. */
export interface ListOptions<Id extends string = string> extends Chosen<Id> {
  /**
   * The default export of an entry `@units/engine/locales/…`: names are those of its language, and units that have neither a name nor a
   * symbol in it are left out. Left out, names are English.
   */
  readonly locale?: Locale | undefined;
}

/**
 * Lists every quantity with its units, or one: what a select box needs, the common units first.
 *
 * @param options - The quantity, left out all of them; and the language.
 * @throws UnitsError for the identifier of no quantity, and for what are no data of a language.
 * @example listUnits({ quantity: 'length' })[0].units[0] // { id: 'meter', name: 'meter', plural: 'meters', symbol: 'm' }
 */
export function listUnits<const Id extends string = ''>(
  options?: ListOptions<QuantityId<UnitDimensions, Id>>,
): readonly UnitGroup[] {
  const groups = listGroups(listedQuantities, options);
  const { locale } = optionsOf(options);
  return locale === undefined ? groups : groupsIn(groups, listedQuantities, locale);
}
