import { mustBe } from '../model/error.ts';
import { checkLocale } from '../model/locale.ts';
import type { Locale } from '../model/locale.ts';
import type { Apart, KnownUnits, NoUnit } from '../typing/unit-name.ts';

/** A language tag, for the numbers and names of `Intl`, or the default export of `@units/engine/locales/…`. */
export type LocaleOption = string | Locale;

/**
 * The texts of `S` that are not a unit. With the data of a language, which has its own names, only the empty text is
 * reported.
 */
export type NoUnitIn<Where extends LocaleOption, K extends KnownUnits, S extends string> = [Where] extends [string]
  ? NoUnit<K, S>
  : Extract<S, ''>;

/**
 * The targets of `To` that a unit does not convert to. With the data of a language, only the empty text is reported.
 */
export type ApartIn<Where extends LocaleOption, K extends KnownUnits, From extends string, To extends string> = [
  Where,
] extends [string]
  ? Apart<K, From, To>
  : Extract<To, ''>;

/** Returns the data of a language, or undefined for a tag. Throws a UnitsError (invalid-text) for anything else. */
export const dataOf = (locale: LocaleOption | undefined): Locale | undefined => {
  if (locale === undefined || typeof locale === 'string') return undefined;
  return checkLocale(locale, 'a language tag, or the default export of a locale');
};

/** The last tag and its region, cached: a sheet asks for the same tag at each line. */
let lastNamed: { readonly tag: string; readonly region: string | undefined } | undefined;

/**
 * Returns the region of a tag: `US` for `en-US`, undefined for `en`. Throws a UnitsError (invalid-text) for an invalid
 * tag.
 */
export const namedRegion = (tag: string): string | undefined => {
  if (lastNamed?.tag === tag) return lastNamed.region;
  checkTag(tag);
  const { region } = new Intl.Locale(tag);
  lastNamed = { tag, region };
  return region;
};

const knownRegions = new Map<string, boolean>();

const isRegion = (code: string): boolean => {
  let isKnown = knownRegions.get(code);
  if (isKnown === undefined) {
    isKnown = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
    knownRegions.set(code, isKnown);
  }
  return isKnown;
};

/** Returns a region code in capitals, `GB` for `UK`. Throws a UnitsError (invalid-choice) for an unknown code. */
export const regionGiven = (region: unknown): string => {
  if (typeof region === 'string' && /^(?:[A-Za-z]{2}|\d{3})$/.test(region)) {
    // People write UK for the code GB
    const code = region.toUpperCase() === 'UK' ? 'GB' : region.toUpperCase();
    if (isRegion(code)) return code;
  }
  throw mustBe('invalid-choice', 'region', 'a region, like US or 001', region);
};

/** Throws a UnitsError (invalid-text) for an invalid language tag. */
export const checkTag = (tag: string): void => {
  try {
    Intl.getCanonicalLocales(tag);
  } catch {
    throw mustBe('invalid-text', 'locale', 'a language tag, like en-US or de', tag);
  }
};

/**
 * Returns the tag by which a locale formats numbers. Default: `en`. Throws a UnitsError (invalid-text) for anything but a tag or the
 * data of a language.
 */
export const tagOf = (locale: LocaleOption = 'en'): string => {
  if (typeof locale === 'string') return locale;
  const { numbers, tag } = dataOf(locale)!;
  return numbers ?? tag;
};
