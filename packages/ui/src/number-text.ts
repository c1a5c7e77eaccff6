import { superscript, type Language } from '@units/engine/internal';
import type * as International from './international.ts';

/** The module that formats numbers in other languages: see {@link setInternational}. */
let international: typeof International | undefined;

const isAmerican = (locale: string): boolean => /^en(?:-US)?$/.test(locale);

/**
 * Sets the module. Call it before writing anything in another locale than American English, which needs no module:
 * loading `Intl` data takes as long as everything else in a first view.
 */
export const setInternational = (loaded: typeof International): void => {
  international ??= loaded;
};

/** Uses the data of a language for the names of units from now on. Call it after {@link setInternational}. */
export const nameUnits = (language: Language): void => international!.nameUnits(language);

/** Returns the formats of a locale, or undefined if it needs none. */
export const formatsOf = (locale: string): typeof International | undefined =>
  isAmerican(locale) ? undefined : international!;

/** A number of digits that never truncates a double: 21, although a double has at most 17. */
const everyDigit = 21;

/** The number of digits that people read at a glance. */
export const readableDigits = 7;

/**
 * Rounds decimal digits without a sign half up to a number of significant digits. `1.2345675` with seven digits is
 * `1.234568`.
 */
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

/** Returns the number of digits before the decimal point. */
const wholeDigits = (text: string): number => text.replace(/^-|\..*$/g, '').length;

/**
 * Returns a number in the format of the locale, with all or a given number of digits, and at least all digits before
 * the decimal point. Very large and small numbers have a power of ten.
 */
export const writeNumber = (value: number, locale: string, digits = everyDigit): string => {
  const size = Math.abs(value);
  const text = String(value);
  if (value === 0 || (size >= 1e-6 && size < 1e15))
    return writeDecimal(text, locale, Math.max(digits, wholeDigits(text)));
  // Text, because the double nearest to the mantissa may have other digits than the value.
  const [mantissa, exponent] = value.toExponential().split('e');
  return `${writeDecimal(mantissa!, locale, digits)}×10${superscript(Number(exponent))}`;
};

const decimalText = /^([+-]?)0*(?=\d|\.)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/** Moves the decimal point to the right by a number of places, or to the left if that number is negative. */
const movePoint = (whole: string, decimals: string, places: number): string => {
  const digits = whole + decimals;
  const point = whole.length + places;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const moved = point < digits.length ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits.padEnd(point, '0');
  return moved.replace(/^0+(?=\d)/, '');
};

/**
 * Converts a number in program notation, from addresses and messages, to the format of the locale, digit by digit.
 * Returns any other text unchanged.
 */
export const localized = (given: string, locale: string): string => {
  const text = given.replaceAll('−', '-');
  const [, sign = '', whole = '', decimals = '', exponent] = decimalText.exec(text) ?? [];
  if (whole + decimals === '' || !Number.isFinite(Number(text))) return given;
  const write = (digits: string): string =>
    writeDecimal((sign === '-' ? '-' : '') + digits, locale, text.length + everyDigit);
  const plain = `${whole || '0'}${decimals && `.${decimals}`}`;
  if (exponent === undefined) return write(plain);
  const size = Math.abs(Number(text));
  if (size === 0 || (size >= 1e-6 && size < 1e15)) return write(movePoint(whole || '0', decimals, Number(exponent)));
  return `${write(plain)}×10${superscript(Number(exponent))}`;
};

/**
 * Replaces a hyphen by a real minus, after the direction mark of right-to-left languages, for display. Fields keep the
 * hyphen of the keyboard.
 */
export const withMinus = (text: string): string => text.replace(/^(\u200E?)-/, '$1−');

/** Returns a number for the reader's other programs: all digits, the decimal sign of the locale, and no grouping. */
export const plainNumber = (value: number, locale: string): string =>
  String(value).replace('.', formatsOf(locale)?.decimalSignIn(locale) === ',' ? ',' : '.');

/**
 * Returns a number with at most `most` digits, and if possible at most `room` characters. `rounded` is true if digits
 * were dropped.
 */
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
 * Returns a number of only digits, or with the decimal comma or point of the language, which most people type. Undefined
 * for any other text, and for more than 15 digits, which a double may not keep.
 */
export const readPlain = (text: string, locale: string): number | undefined => {
  const [plain, sign] = /^-?(?=[\d.,]{1,16}$)\d{1,15}(?:([.,])\d+)?$/.exec(text) ?? [];
  const isOwn = sign === undefined || sign === (formatsOf(locale)?.decimalSignIn(locale) ?? '.');
  return plain !== undefined && isOwn ? Number(text.replace(',', '.')) + 0 : undefined;
};
