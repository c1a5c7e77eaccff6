import type { ById } from '../definition/definition.ts';
import { mustBe } from '../model/error.ts';
import type { Locale } from '../model/locale.ts';
import type { UnitGroup, UnitItem } from '../naming/unit-list.ts';
import { Language } from './language.ts';

const itemIn = (id: string, language: Language, byId: ById): UnitItem | undefined => {
  const unit = byId(id);
  const plural = unit && language.listName(unit);
  if (!unit || plural === undefined) return undefined;
  return { id, name: language.nameOf(unit)!, plural, symbol: language.symbolOf(unit) };
};

/**
 * A list in a language, without the units that have neither a name nor a symbol in it. Throws a UnitsError (invalid-text) for what are no
 * data of a language.
 */
export const groupsIn = (groups: readonly UnitGroup[], locale: Locale, byId: ById): UnitGroup[] => {
  if (typeof locale !== 'object' || locale === null || typeof locale.units !== 'string')
    throw mustBe('invalid-text', 'locale', 'the default export of a locale', locale);
  const language = new Language(locale, byId);
  return groups.map(({ id, name, units }) => ({
    id,
    name: language.quantityName(id) ?? name,
    units: units.flatMap((item) => itemIn(item.id, language, byId) ?? []),
  }));
};
