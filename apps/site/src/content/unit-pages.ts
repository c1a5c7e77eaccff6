import { unitPages, type UnitPage, type Unit } from '@units/engine/internal';
import { isNamed, nameFor, quantityName, unitName } from './measure.ts';
import { locale, type Tag } from '../language.ts';

interface Explained {
  readonly pages: ReadonlyMap<string, UnitPage>;
  /** The names that units of several quantities have, as an arc minute and a minute in Japanese. */
  readonly sharedNames: ReadonlySet<string>;
}

const byLanguage = new Map<Tag, Explained>();

const listPages = (): Explained => {
  const pages = new Map<string, UnitPage>();
  const quantities = new Map<string, Set<string>>();
  for (const page of unitPages().filter(({ unit }) => isNamed(unit))) {
    const name = unitName(page.unit);
    const having = quantities.get(name) ?? new Set<string>();
    if (having.has(page.unit.quantity!.id)) continue;
    quantities.set(name, having.add(page.unit.quantity!.id));
    pages.set(page.id, page);
  }
  const sharedNames = new Set(Array.from(quantities.keys()).filter((name) => quantities.get(name)!.size > 1));
  return { pages, sharedNames };
};

const known = (): Explained => {
  const found = byLanguage.get(locale()) ?? listPages();
  byLanguage.set(locale(), found);
  return found;
};

/**
 * The pages that explain a unit that has a name in the language of the page. Of the units of one quantity that share a
 * name, as a kilocalorie and a food calorie do outside English, only the one asked for most has a page.
 */
export const explainedUnits = (): readonly UnitPage[] => [...known().pages.values()];

/** The page that explains a unit; undefined where it has none. */
export const explained = ({ id }: Unit): UnitPage | undefined => known().pages.get(id);

/** The name of a unit that has a page, with its quantity where another page has that name too. */
export const explainedName = (unit: Unit): string =>
  known().sharedNames.has(unitName(unit)) ? `${nameFor(1, unit)} (${quantityName(unit.quantity!)})` : nameFor(1, unit);
