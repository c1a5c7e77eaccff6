import { apply, find, pluralName, singularName, type Quantity, type Unit } from '@units/engine/browse';
import { symbolFor } from '@units/ui';
import { locale, unitNames } from '../language.ts';
import { readable } from './numbers.ts';

/** A value in another unit. Throws a UnitsError where it has none there. */
export const convertIn = (value: number, from: Unit, to: Unit): number => apply(find(from.id, to.id).compiled, value);

/** A number and a unit as the language puts them together; undefined where it has no name for the unit. */
const pattern = (value: number, unit: Unit): string | undefined => {
  const names = unitNames();
  const forms = names?.formsOf(unit, 'long');
  return forms && names!.patternOf(forms, new Intl.PluralRules(locale()).select(value));
};

/** Whether the language of the page has a name or a symbol for a unit. */
export const isNamed = (unit: Unit): boolean => unitName(unit) !== '';

/** The name of a unit behind a number. */
export const nameFor = (value: number, unit: Unit): string => {
  if (unitNames()) return /^\$\s?(.+)$/.exec(pattern(value, unit) ?? '')?.[1] ?? unitName(unit);
  return Math.abs(value) === 1 ? singularName(unit) : pluralName(unit);
};

/** The name of several of a unit: `kilometers`. */
export const pluralFor = (unit: Unit): string => nameFor(2, unit);

/** The name of a unit by itself, as lists have it: `kilometers`. */
export const unitName = (unit: Unit): string => {
  const names = unitNames();
  return names ? (names.listName(unit) ?? '') : pluralName(unit);
};

/** A value, written as a number, with its unit in words. */
export const withUnit = (written: string, value: number, unit: Unit): string =>
  pattern(value, unit)?.replace('$', () => written) ?? `${written} ${nameFor(value, unit)}`;

/** A value with its unit in words: `1 kilometer`, `26.2 miles`. */
export const measure = (value: number, unit: Unit): string => withUnit(readable(value), value, unit);

/** The symbol of a unit, or its name where it has none. */
export const symbolOr = (unit: Unit): string => symbolFor(unit) || unitName(unit);

/** The name of a quantity. */
export const quantityName = ({ id, name }: Pick<Quantity, 'id' | 'name'>): string =>
  unitNames()?.quantityName(id) ?? name;
