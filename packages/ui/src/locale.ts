import { pluralName, singularName, type Unit } from '@units/engine/internal';
import { formatsOf } from './number-text.ts';
import { symbolFor } from './units.ts';

/** A language tag that `Intl` takes, or undefined. */
export const readLocale = (tag: string): string | undefined => {
  try {
    return tag.length > 35 ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** The name of a unit behind a number, in the language as far as it is known: `mile`, `miles`. */
export const nameFor = (value: number, unit: Unit, locale: string): string =>
  formatsOf(locale)?.nameFor(value, unit, locale) ?? (Math.abs(value) === 1 ? singularName(unit) : pluralName(unit));

/** The name of a unit for lists, in the language as far as it is known: `Kilometer`. */
export const unitName = (unit: Unit, locale: string): string =>
  formatsOf(locale)?.unitName(unit, locale) ?? pluralName(unit);

/** A written number with its unit in words, put together as the language does: `3,106856 Meilen`. */
export const withUnit = (written: string, value: number, unit: Unit, locale: string): string =>
  formatsOf(locale)?.withUnit(written, value, unit, locale) ?? `${written} ${nameFor(value, unit, locale)}`;

/** The symbol of a unit in a list, `км`, where it has one beside its name. */
export const symbolIn = (unit: Unit, locale: string): string =>
  formatsOf(locale)?.symbolIn(unit, locale) ?? symbolFor(unit);

/** Returns true if lists in the language show a unit: it has a name or a symbol there. */
export const isNamed = (unit: Unit, locale: string): boolean => formatsOf(locale)?.isNamed(unit, locale) ?? true;
