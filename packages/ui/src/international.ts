import type { Language, Unit } from '@units/engine/internal';

// Numbers and units in languages other than American English. English pages of the site do without. See setInternational.

const formats = new Map<string, Intl.NumberFormat>();

const mostDigits = 21;

/** Returns the number of digits to write at least, which keeps the zeros that end decimals: 3 for `1.50`. */
const leastDigits = (text: string): number =>
  /\.\d*0$/.test(text) ? Math.min(Math.max(text.replace(/^[-0.]+|\./g, '').length, 1), mostDigits) : 1;

/**
 * Returns the number format of a locale. Creating formats is the slowest part of a first view, so each is created once.
 */
const formatOf = (locale: string, least: number): Intl.NumberFormat => {
  const key = `${locale} ${least}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumSignificantDigits: least, maximumSignificantDigits: mostDigits });
    formats.set(key, format);
  }
  return format;
};

/** Returns decimal text in the format of a locale, with all its digits. */
export const writeDecimal = (text: string, locale: string): string =>
  formatOf(locale, leastDigits(text)).format(text as Intl.StringNumericLiteral);

const decimalSigns = new Map<string, string>();

/** Returns the sign before decimals in a locale. */
export const decimalSignIn = (locale: string): string => {
  let sign = decimalSigns.get(locale);
  if (sign === undefined) {
    sign = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
    decimalSigns.set(locale, sign);
  }
  return sign;
};

const languages = new Map<string, Language>();

/** Uses the data of a language for the names of units from now on. For missing names, `Intl` is used. */
export const nameUnits = (language: Language): void => {
  languages.set(language.locale.tag, language);
};

const languageOf = (locale: string): Language | undefined => languages.get(locale.split('-')[0]!);

const pluralRules = new Map<string, Intl.PluralRules>();

const categoryOf = (value: number, locale: string): string => {
  let rules = pluralRules.get(locale);
  // By default 0.9999 is rounded to 1, and takes its form
  if (!rules) pluralRules.set(locale, (rules = new Intl.PluralRules(locale, { maximumFractionDigits: 20 })));
  return rules.select(value);
};

/**
 * Returns a number and its unit as the language joins them, with `$` for the number. Undefined if the data lacks the
 * name.
 */
const patternOf = (value: number, unit: Unit, locale: string): string | undefined => {
  const language = languageOf(locale);
  const forms = language?.formsOf(unit, 'long');
  if (!forms) return undefined;
  const pattern = language!.patternOf(forms, categoryOf(value, locale));
  // Arabic says one and two of a unit without a number, which would lose a minus
  return pattern.includes('$') || value > 0 ? pattern : language!.patternOf(forms, 'other');
};

const unitFormats = new Map<string, Intl.NumberFormat | undefined>();

/** Returns the format of numbers with a unit in words, for units that `Intl` knows by the same identifier. */
const unitFormat = (locale: string, unit: string): Intl.NumberFormat | undefined => {
  const key = `${locale} ${unit}`;
  if (!unitFormats.has(key)) {
    try {
      const style = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: 7 } as const;
      unitFormats.set(key, new Intl.NumberFormat(locale, style));
    } catch {
      unitFormats.set(key, undefined);
    }
  }
  return unitFormats.get(key);
};

const nameByIntl = (value: number, { id }: Unit, locale: string): string | undefined =>
  unitFormat(locale, id)
    ?.formatToParts(value)
    .filter(({ type }) => type === 'unit')
    .map(({ value: name }) => name)
    .join('');

/** Returns the name of a unit after a number. */
export const nameFor = (value: number, unit: Unit, locale: string): string | undefined => {
  const language = languageOf(locale);
  if (!language) return nameByIntl(value, unit, locale);
  return /^\$\s?(.+)$/.exec(patternOf(value, unit, locale) ?? '')?.[1] ?? language.listName(unit);
};

/** A number for which every language uses its most common plural. */
const many = 100;

/** Returns the name of a unit for lists. */
export const unitName = (unit: Unit, locale: string): string | undefined => {
  const language = languageOf(locale);
  return language ? language.listName(unit) : nameByIntl(many, unit, locale);
};

/** Returns a formatted number with its unit in words. */
export const withUnit = (written: string, value: number, unit: Unit, locale: string): string | undefined =>
  patternOf(value, unit, locale)?.replace('$', () => written);

/**
 * Returns the symbol of a unit in the language. Empty if it is not shorter than the name, undefined if the data lacks
 * it.
 */
export const symbolIn = (unit: Unit, locale: string): string | undefined => {
  const language = languageOf(locale);
  if (!language) return undefined;
  const symbol = language.symbolOf(unit);
  const name = language.listName(unit) ?? symbol;
  return symbol.toLowerCase() === name.toLowerCase() ? '' : symbol;
};

/** Returns true if lists in the language show a unit. */
export const isNamed = (unit: Unit, locale: string): boolean => {
  const language = languageOf(locale);
  return !language || language.listName(unit) !== undefined;
};

/** Returns true for a right-to-left language. Some browsers do not provide this information. */
export const isRightToLeft = (locale: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|ps|sd|ug|ur|yi)\b/i.test(locale);
