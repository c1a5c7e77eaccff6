import { pluralName, singularName, symbolOf, type Unit } from '@units/engine/internal';
import { formatsOf } from './number-text.ts';
import { isNamedLater, symbolFor, writtenNames } from './units.ts';

/** Returns a language tag that `Intl` accepts, or undefined. */
export const readLocale = (tag: string): string | undefined => {
  try {
    return tag.length > 35 ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** Returns the English name of a unit, or its symbol while its name is not loaded. */
const nameInEnglish = (value: number, unit: Unit): string =>
  isNamedLater(unit) ? symbolOf(unit) : Math.abs(value) === 1 ? singularName(unit) : pluralName(unit);

/** Returns the name of a unit after a number, in the language if known: `mile`, `miles`. */
export const nameFor = (value: number, unit: Unit, locale: string): string =>
  formatsOf(locale)?.nameFor(value, unit, locale) ?? nameInEnglish(value, unit);

/** Any number for which English uses the plural, as lists do. */
const many = 100;

/** Returns the name of a unit for lists, in the language if known: `Kilometer`. */
export const unitName = (unit: Unit, locale: string): string =>
  writtenNames()?.get(unit.id)?.[0] ?? formatsOf(locale)?.unitName(unit, locale) ?? nameInEnglish(many, unit);

/** Returns a formatted number with its unit in words, joined as in the language: `3,106856 Meilen`. */
export const withUnit = (written: string, value: number, unit: Unit, locale: string): string =>
  formatsOf(locale)?.withUnit(written, value, unit, locale) ?? `${written} ${nameFor(value, unit, locale)}`;

/** Returns the symbol of a unit in a list, `км`, or empty text if it has only a name. */
export const symbolIn = (unit: Unit, locale: string): string =>
  writtenNames()?.get(unit.id)?.[1] ?? formatsOf(locale)?.symbolIn(unit, locale) ?? symbolFor(unit);

/** Returns true if lists in the language show a unit: it has a name or a symbol there. */
export const isNamed = (unit: Unit, locale: string): boolean =>
  writtenNames()?.has(unit.id) ?? formatsOf(locale)?.isNamed(unit, locale) ?? true;
