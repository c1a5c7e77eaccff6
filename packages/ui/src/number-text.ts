import { raised } from '@units/engine/browse';
import type * as International from './international.ts';

/** What writes numbers in other languages: see {@link loadInternational}. */
let international: typeof International | undefined;

const isAmerican = (locale: string): boolean => /^en(?:-US)?$/.test(locale);

/**
 * Loads what a locale needs, to be awaited before anything is written in it. American English needs nothing: `Intl` takes as long
 * to come as all else in a first view.
 */
export const loadInternational = async (locale: string): Promise<void> => {
  if (!isAmerican(locale)) international ??= await import('./international.ts');
};

/** The formats of a locale; undefined where none are needed. */
export const formatsOf = (locale: string): typeof International | undefined =>
  isAmerican(locale) ? undefined : international!;

/** All digits of a double: 17 at most, and 21 so that none is ever cut. */
const everyDigit = 21;

const writeDecimal = (text: string, locale: string, digits: number): string => {
  const formats = formatsOf(locale);
  if (formats) return formats.writeDecimal(text, locale, digits);
  const rounded = digits < everyDigit ? String(Number(Number(text).toPrecision(digits))) : text;
  return rounded.replace(/\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
};

/** A number in the way of the locale, with all its digits or as many as asked for; very large and small ones by a power of ten. */
export const writeNumber = (value: number, locale: string, digits = everyDigit): string => {
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-6 && size < 1e15)) return writeDecimal(String(value), locale, digits);
  // As text: the digits of a value are not those of the double nearest to its mantissa.
  const [mantissa, exponent] = value.toExponential().split('e');
  return `${writeDecimal(mantissa!, locale, digits)}×10${raised(Number(exponent))}`;
};

/** A number as programs write it, in addresses and messages, in the way of the locale; any other text as it is. */
export const localized = (text: string, locale: string): string =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))
    ? writeNumber(Number(text) + 0, locale)
    : text;

/** A number for other programs of the reader: all digits, the decimal sign of the locale, nothing between the thousands. */
export const plainNumber = (value: number, locale: string): string =>
  String(value).replace('.', formatsOf(locale)?.hasDecimalComma(locale) ? ',' : '.');

/** A number written in at most so many characters where that is possible, and whether digits had to go for it. */
export const fitNumber = (value: number, locale: string, room: number): { text: string; rounded: boolean } => {
  const full = writeNumber(value, locale);
  let text = full;
  for (let digits = 16; text.length > room && digits > 3; digits--) text = writeNumber(value, locale, digits);
  return { text, rounded: text !== full };
};

/** A number of digits alone, or with a decimal point in a language that has one: what most people type. Undefined for all else. */
export const readPlain = (text: string, locale: string): number | undefined => {
  const plain = /^-?\d{1,15}(\.\d{1,15})?$/.exec(text);
  return plain && (!plain[1] || isAmerican(locale)) ? Number(text) + 0 : undefined;
};
