import { prefixes, takes } from '../definition/prefix.ts';
import type { ById } from '../definition/definition.ts';
import { optionsOf } from '../model/given.ts';
import { checkLocale } from '../model/locale.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';
import { listGroups, type ListOptions, type UnitGroup, type UnitItem } from '../naming/unit-list.ts';
import { Language } from './language.ts';

/** Returns a finder of units by identifier, with or without a prefix, which is all that names need. */
const finder = (quantities: readonly Quantity[]): ById => {
  const units = new Map<string, Unit>();
  for (const quantity of quantities) {
    for (const entry of quantity.units)
      units.set(entry.id, { id: entry.id, quantity, entry, prefix: undefined, product: undefined });
  }
  const prefixed = (id: string): Unit | undefined => {
    for (const prefix of prefixes) {
      const base = id.startsWith(prefix.name) ? units.get(id.slice(prefix.name.length)) : undefined;
      if (base && takes(base.entry!, prefix)) return { ...base, id, prefix };
    }
    return undefined;
  };
  return (id) => units.get(id) ?? prefixed(id);
};

const itemIn = (id: string, language: Language, byId: ById): UnitItem | undefined => {
  const unit = byId(id);
  const plural = unit && language.listName(unit);
  if (!unit || plural === undefined) return undefined;
  return { id, name: language.nameOf(unit)!, plural, symbol: language.symbolOf(unit) };
};

/**
 * Lists quantities in the language of the options, without units that lack a name and a symbol in it, except those that
 * are kept under their English names. Throws a UnitsError for an unknown quantity, and for invalid language data.
 */
export const listIn = (
  quantities: readonly Quantity[],
  options?: ListOptions,
  isKept?: (id: string) => boolean,
): readonly UnitGroup[] => {
  const groups = listGroups(quantities, options);
  const { locale } = optionsOf(options);
  if (locale === undefined) return groups;
  const byId = finder(quantities);
  const language = new Language(checkLocale(locale), byId);
  return groups.map(({ id, name, units }) => ({
    id,
    name: language.quantityName(id) ?? name,
    units: units.flatMap((item) => itemIn(item.id, language, byId) ?? (isKept?.(item.id) ? item : [])),
  }));
};
