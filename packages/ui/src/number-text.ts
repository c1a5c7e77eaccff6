import { superscript, type Language } from '@units/engine/internal';
import type * as International from './international.ts';

/** Writes numbers in other languages: see {@link loadInternational}. */
let international: typeof International | undefined;

const isAmerican = (locale: string): boolean => /^en(?:-US)?$/.test(locale);

/**
 * Loads what a locale needs, to be awaited before anything is written in it. American English needs nothing: `Intl` takes as long
 * to come as all else in a first view.
 */
export const loadInternational = async (locale: string): Promise<void> => {
  if (!isAmerican(locale)) international ??= await import('./international.ts');
};

/** Writes other languages by what a page has loaded with their words, in place of {@link loadInternational}. */
export const setInternational = (loaded: typeof International): void => {
  international ??= loaded;
};

/** Names units in a language from now on by its data; after {@link loadInternational}. */
export const nameUnits = (language: Language): void => international!.nameUnits(language);

/** The formats of a locale; undefined where none are needed. */
export const formatsOf = (locale: string): typeof International | undefined =>
  isAmerican(locale) ? undefined : international!;

/** All digits of a double: 17 at most, and 21 so that none is ever cut. */
const everyDigit = 21;

/** The number of digits that people read at a glance. */
export const readableDigits = 7;

/** Decimal digits without a sign, rounded half up to so many significant ones. `1.2345675` in seven is `1.234568`. */
const roundDigits = (text: string, digits: number): string => {
  const [whole = '', decimals = ''] = text.split('.');
  const all = whole + decimals;
  const first = /[1-9]/.exec(all)?.index ?? 0;
  const end = first + digits;
  if (end >= all.length) return text;
  const up = all.charAt(end) >= '5' ? 1n : 0n;
  const kept = String(BigInt(all.slice(0, end) || '0') + up).padStart(end, '0');
  const point = whole.length + kept.length - end;
  const rest = kept.slice(point).replace(/0+$/, '');
  return (kept.slice(0, point) || '0') + (rest && `.${rest}`);
};

const grouped = (text: string): string => text.replace(/\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));

const writeDecimal = (text: string, locale: string, digits: number): string => {
  const sign = text.startsWith('-') && Number(text) !== 0 ? '-' : '';
  const rounded = sign + roundDigits(text.replace('-', ''), digits);
  return formatsOf(locale)?.writeDecimal(rounded, locale) ?? grouped(rounded);
};

/** The digits before the point. */
const wholeDigits = (text: string): number => text.replace(/^-|\..*$/g, '').length;

/**
 * A number in the way of the locale, with all its digits or as many as asked for, but no digit before the point is ever left out;
 * very large and small ones by a power of ten.
 */
export const writeNumber = (value: number, locale: string, digits = everyDigit): string => {
  const size = Math.abs(value);
  const text = String(value);
  if (value === 0 || (size >= 1e-6 && size < 1e15))
    return writeDecimal(text, locale, Math.max(digits, wholeDigits(text)));
  // As text: the digits of a value are not those of the double nearest to its mantissa.
  const [mantissa, exponent] = value.toExponential().split('e');
  return `${writeDecimal(mantissa!, locale, digits)}×10${superscript(Number(exponent))}`;
};

const decimalText = /^([+-]?)0*(?=\d|\.)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/** Decimal digits with the point moved to the right by so many places, to the left where that is negative. */
const movePoint = (whole: string, decimals: string, places: number): string => {
  const digits = whole + decimals;
  const point = whole.length + places;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const moved = point < digits.length ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits.padEnd(point, '0');
  return moved.replace(/^0+(?=\d)/, '');
};

/** A number as programs write it, in addresses and messages, in the way of the locale, digit by digit; any other text as it is. */
export const localized = (text: string, locale: string): string => {
  const [, sign = '', whole = '', decimals = '', exponent] = decimalText.exec(text) ?? [];
  if (whole + decimals === '' || !Number.isFinite(Number(text))) return text;
  const write = (digits: string): string =>
    writeDecimal((sign === '-' ? '-' : '') + digits, locale, text.length + everyDigit);
  const plain = `${whole || '0'}${decimals && `.${decimals}`}`;
  if (exponent === undefined) return write(plain);
  const size = Math.abs(Number(text));
  if (size === 0 || (size >= 1e-6 && size < 1e15)) return write(movePoint(whole || '0', decimals, Number(exponent)));
  return `${write(plain)}×10${superscript(Number(exponent))}`;
};

/** A number to be read: with a minus that is one, behind the mark of languages from right to left. Fields keep the sign that keyboards have. */
export const withMinus = (text: string): string => text.replace(/^(\u200E?)-/, '$1−');

/** A number for other programs of the reader: all digits, the decimal sign of the locale, nothing between the thousands. */
export const plainNumber = (value: number, locale: string): string =>
  String(value).replace('.', formatsOf(locale)?.hasDecimalComma(locale) ? ',' : '.');

/** A number of at most so many digits in at most so many characters where that is possible, and whether digits had to go for it. */
export const fitNumber = (
  value: number,
  locale: string,
  room: number,
  most = everyDigit,
): { text: string; rounded: boolean } => {
  const full = writeNumber(value, locale);
  let text = writeNumber(value, locale, most);
  for (let digits = Math.min(16, most); text.length > room && digits > 3; digits--) {
    text = writeNumber(value, locale, digits);
  }
  return { text, rounded: text !== full };
};

/**
 * Returns a number of digits alone, or with a decimal point in a language that has one: what most people type. Undefined for all else,
 * and for more than 15 digits, which a double may not keep.
 */
export const readPlain = (text: string, locale: string): number | undefined => {
  const plain = /^-?(?=[\d.]{1,16}$)\d{1,15}(\.\d+)?$/.exec(text);
  return plain && (!plain[1] || isAmerican(locale)) ? Number(text) + 0 : undefined;
};
