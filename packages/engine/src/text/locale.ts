import { mustBe } from '../model/error.ts';
import { checkLocale } from '../model/locale.ts';
import type { Locale } from '../model/locale.ts';
import type { Apart, KnownUnits, NoUnit } from '../typing/unit-name.ts';

/** A language tag, whose numbers and names are those of `Intl`, or the default export of an entry `@units/engine/locales/…`. */
export type LocaleOption = string | Locale;

/** Those of some texts that are not a unit: beside the data of a language, which has names of its own, none but what is not given. */
export type NoUnitIn<Where extends LocaleOption, K extends KnownUnits, S extends string> = [Where] extends [string]
  ? NoUnit<K, S>
  : Extract<S, ''>;

/** Those of some targets that a unit does not convert to, likewise. */
export type ApartIn<Where extends LocaleOption, K extends KnownUnits, From extends string, To extends string> = [
  Where,
] extends [string]
  ? Apart<K, From, To>
  : Extract<To, ''>;

/** The data of a language; undefined for a mere tag. Throws a UnitsError (invalid-text) for what is neither. */
export const dataOf = (locale: LocaleOption | undefined): Locale | undefined => {
  if (locale === undefined || typeof locale === 'string') return undefined;
  return checkLocale(locale, 'a language tag, or the default export of a locale');
};

/** The tag that was asked last and its region: a sheet asks the same for each of its lines. */
let lastNamed: { readonly tag: string; readonly region: string | undefined } | undefined;

/** The region that a tag names: that of `en-US`, none of `en`. Throws a UnitsError (invalid-text) for what is not a tag. */
export const namedRegion = (tag: string): string | undefined => {
  if (lastNamed?.tag === tag) return lastNamed.region;
  checkTag(tag);
  const { region } = new Intl.Locale(tag);
  lastNamed = { tag, region };
  return region;
};

/** Returns the code of a region, in capitals. Throws a UnitsError (invalid-choice) for what is not one. */
export const regionGiven = (region: unknown): string => {
  if (typeof region === 'string' && /^(?:[A-Za-z]{2}|\d{3})$/.test(region)) return region.toUpperCase();
  throw mustBe('invalid-choice', 'region', 'a region, like US or 001', region);
};

/** Throws a UnitsError (invalid-text) for what is not a language tag. */
export const checkTag = (tag: string): void => {
  try {
    Intl.getCanonicalLocales(tag);
  } catch {
    throw mustBe('invalid-text', 'locale', 'a language tag, like en-US or de', tag);
  }
};

/** The tag by which a locale writes numbers. Throws a UnitsError (invalid-text) for what is neither a tag nor the data of a language. */
export const tagOf = (locale: LocaleOption): string => {
  if (typeof locale === 'string') return locale;
  const { numbers, tag } = dataOf(locale)!;
  return numbers ?? tag;
};
