import { unitPages, type UnitPage, type Unit } from '@units/engine/internal';
import { isNamed, nameFor, quantityName, unitName } from './measure.ts';
import { locale, type Tag } from '../language.ts';

interface Explained {
  readonly pages: ReadonlyMap<string, UnitPage>;
  /** The names that units of several quantities share, such as arc minute and minute in Japanese. */
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
 * Returns the pages about units that have a name in the page's language. If units of a quantity share a name, such as
 * kilocalorie and food calorie outside English, only the most popular one has a page.
 */
export const explainedUnits = (): readonly UnitPage[] => [...known().pages.values()];

/** Returns the page about a unit, or undefined if it has none. */
export const explained = ({ id }: Unit): UnitPage | undefined => known().pages.get(id);

/** Returns the name of a unit with a page, with its quantity if another page has the same name. */
export const explainedName = (unit: Unit): string =>
  known().sharedNames.has(unitName(unit)) ? `${nameFor(1, unit)} (${quantityName(unit.quantity!)})` : nameFor(1, unit);
