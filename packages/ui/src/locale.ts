import { pluralName, singularName, type Unit } from '@units/engine/browse';
import { formatsOf } from './number-text.ts';

/** Which way a language is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  formatsOf(locale)?.isRightToLeft(locale) ? 'rtl' : 'ltr';

/** A language tag that `Intl` takes, or undefined. */
export const readLocale = (tag: string): string | undefined => {
  try {
    return tag.length > 35 ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** The format of numbers with this unit in words, where the language has one. */
export const unitFormat = (locale: string, { id }: Unit): Intl.NumberFormat | undefined =>
  formatsOf(locale)?.unitFormat(locale, id);

/** The name of a unit behind a number, in the language where `Intl` has it: `mile`, `miles`. */
export const nameFor = (value: number, unit: Unit, locale: string): string =>
  unitFormat(locale, unit)
    ?.formatToParts(value)
    .filter(({ type }) => type === 'unit')
    .map(({ value: name }) => name)
    .join('') ?? (Math.abs(value) === 1 ? singularName(unit) : pluralName(unit));

/** A number that every language has its most common plural for. */
const many = 100;

/** The name of a unit for lists, in the language where `Intl` has it and in English where it has not: `Kilometer`, `miles`. */
export const unitName = (unit: Unit, locale: string): string =>
  unitFormat(locale, unit)
    ?.formatToParts(many)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value)
    .join('') ?? pluralName(unit);
