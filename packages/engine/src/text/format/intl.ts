import { optionsOf } from '../../model/given.ts';
import { remember } from '../../model/remember.ts';
import { checkTag } from '../locale.ts';
import { isPlainEnglish, writePlainly } from './plain-number.ts';

/** Formatters to remember: making one costs far more than using it. Bounded, because locales come from outside. */
const mostFormatters = 200;
const numbers = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  remember(numbers, mostFormatters, `${locale} ${JSON.stringify(options)}`, () => {
    checkTag(locale);
    return new Intl.NumberFormat(locale, optionsOf(options));
  });

const plurals = new Map<string, Intl.PluralRules>();

/** Returns the plural rules of a language, which select `one`, `few` and others for a number. */
export const pluralRules = (locale: string, options: Intl.NumberFormatOptions): Intl.PluralRules =>
  remember(plurals, mostFormatters, `${locale} ${JSON.stringify(options)}`, () => {
    checkTag(locale);
    return new Intl.PluralRules(locale, optionsOf(options));
  });

/** Returns a formatter that joins the parts of one quantity: 5 ft 11 in. */
export const listFormat = (locale: string): Intl.ListFormat =>
  remember(lists, mostFormatters, locale, () => {
    checkTag(locale);
    return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  });

const intlUnits = new Map<string, boolean>();

/** Returns true if Intl has names for a unit. It knows the units of ECMA-402, under the identifiers that we use. */
export const isKnown = (unit: string): boolean => {
  let answer = intlUnits.get(unit);
  if (answer === undefined) {
    try {
      answer = new Intl.NumberFormat('en', optionsOf({ style: 'unit', unit })).format(1) !== '';
    } catch {
      answer = false;
    }
    intlUnits.set(unit, answer);
  }
  return answer;
};

/** The default number of significant digits. */
const usefulDigits = 6;

const tooSmall = 1e-6;
const tooLarge = 1e15;

/** Returns the number of digits before the decimals. */
export const wholeDigits = (value: number): number => {
  const size = Math.abs(value);
  return size < 1 ? 0 : String(Math.floor(size)).length;
};

/**
 * Returns the options for the digits of a number: the requested significant digits, else six, and at least all digits
 * before the decimals. Significant digits never round a nonzero value to zero. Very large and very small numbers get an
 * exponent.
 */
export const digitOptions = (value: number, digits: number | undefined): Intl.NumberFormatOptions => {
  const size = Math.abs(value);
  if (size !== 0 && (size < tooSmall || size >= tooLarge)) {
    return { notation: 'scientific', maximumSignificantDigits: digits ?? usefulDigits };
  }
  return { maximumSignificantDigits: digits ?? Math.max(usefulDigits, wholeDigits(value)) };
};

/** Returns true if a number with these options is formatted without Intl. */
export const isPlain = (locale: string, { notation }: Intl.NumberFormatOptions): boolean =>
  notation === undefined && isPlainEnglish(locale);

/** Formats a number with options from {@link digitOptions}. */
export const writeNumber = (value: number, locale: string, options: Intl.NumberFormatOptions): string =>
  isPlain(locale, options)
    ? writePlainly(value, options.maximumSignificantDigits!)
    : numberFormat(locale, options).format(value);

/** Returns the number of decimal places within the given significant digits. */
export const usefulPlaces = (value: number, digits = usefulDigits): number => Math.max(0, digits - wholeDigits(value));
