import { directionOf, readableDigits, withMinus, writeNumber } from '@units/ui';
import { decimalsFor, figuresFor, punctuationOf, type Digits } from '@units/engine/internal';
import { locale, localeHere, type Tag } from './language.ts';

/** Marks of direction in texts of right-to-left languages. */
const directions = /[\u200E\u2066\u2069]/g;

/** Returns a text without the marks of direction, for programs. */
export const withoutDirections = (text: string): string => text.replaceAll(directions, '');

/**
 * A text that begins and ends with a Latin letter, which keeps its order on any line, or a text with right-to-left
 * letters.
 */
const keepsOrder = /^\p{Script=Latin}(?:.*\p{Script=Latin})?$|\p{Script=Arabic}/u;

/** Isolates numbers and symbols, which run from left to right, on a right-to-left page: `5 km/h`, `1.5×10⁻⁹`, `°C`. */
export const inOrder = (text: string): string =>
  directionOf(locale()) === 'ltr' || text === '' || keepsOrder.test(text)
    ? text
    : `\u2066${withoutDirections(text)}\u2069`;

/** Returns a formatted number with the symbol of its unit: `5 km/h`. */
export const withSymbol = (written: string, symbol: string): string =>
  inOrder(`${withoutDirections(written)} ${withoutDirections(symbol)}`);

/** Returns a formatted number for display, in left-to-right order if it has a power of ten. */
const toBeRead = (text: string): string => (text.includes('×') ? inOrder(withMinus(text)) : withMinus(text));

/** Joins texts to a list: `a, b, c`. */
export const enumerated = (texts: readonly string[]): string => texts.join(punctuationOf(locale()).comma);

/** Joins sentences to a paragraph. */
export const paragraph = (sentences: readonly string[]): string => sentences.join(punctuationOf(locale()).space);

/** Returns the sign at the end of a sentence. */
export const fullStop = (): string => punctuationOf(locale()).stop;

/** Returns a number with all digits of the double. */
export const inFull = (value: number): string => toBeRead(writeNumber(value, locale()));

/** Returns a number with the digits that people read, and at least all digits before the decimal point. */
export const readable = (value: number): string => toBeRead(writeNumber(value, locale(), readableDigits));

/** Returns true if {@link readable} rounds the number. */
export const isShortened = (value: number): boolean => readable(value) !== inFull(value);

/** The languages that write a comma before decimals. */
const withComma: ReadonlySet<Tag> = new Set(['de', 'es', 'fr', 'pt']);

/** Returns the decimal separator of the page's language. */
export const decimalSign = (): string => (withComma.has(locale()) ? ',' : '.');

/** Returns a number with the decimal sign of the language and without grouping, as people type it. */
export const plainly = (value: number | string): string => String(value).replace('.', decimalSign());

/** Replaces the decimal points in a text of the engine by the decimal sign of the language. */
export const withDecimals = (text: string): string =>
  decimalSign() === '.' ? text : text.replaceAll(/(?<=\d)\.(?=\d)/g, decimalSign());

/** Returns a pattern for the digit separators of the language. */
const grouping = (): RegExp => (decimalSign() === ',' ? /[.\s]/g : /,/g);

/** Returns the value of a formatted number. */
export const writtenValue = (text: string): number =>
  Number(withoutDirections(text).replaceAll(grouping(), '').replace(decimalSign(), '.').replace('−', '-'));

/** Returns `=` if {@link readable} shows all digits, otherwise `≈`. */
export const equals = (value: number): string => (isShortened(value) ? '≈' : '=');

const formats = new Map<string, Intl.NumberFormat>();

/** Returns an amount of money or a price, with its usual decimals. */
const inMoney = (value: number, digits: 'money' | 'price'): string => {
  const decimals = decimalsFor(value, digits);
  const key = `${locale()} ${decimals.maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale(), decimals)));
  return withMinus(format.format(value));
};

/** The digits of a result to show, or those of a time of day in the reader's format. */
export type ShownDigits = Digits | 'clock';

/** Returns a number with the digits that its row declares, or with the usual number of digits. */
export const withDigits = (value: number, digits: ShownDigits | undefined): string => {
  if (digits === undefined || digits === 'clock') return readable(value);
  if (typeof digits !== 'number') return inMoney(value, digits);
  return toBeRead(writeNumber(value, locale(), figuresFor(value, digits)));
};

/** Returns grams as a kitchen scale shows them. Tables of densities are no more precise. */
export const wholeGrams = (grams: number): string =>
  readable(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));

/** Returns a format of days or times, in the reader's order and with the digits of the page's numbers. */
const inReadersOrder = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeHere(), { ...options, numberingSystem: 'latn', timeZone: 'UTC' });

/** Returns a time of day such as `14:30` in the reader's format. */
export const clockText = (time: string): string => {
  const seconds = time.split(':').length > 2 ? ({ second: '2-digit' } as const) : {};
  return inReadersOrder({ hour: 'numeric', minute: '2-digit', ...seconds }).format(new Date(`1970-01-01T${time}Z`));
};

/** Returns a date in the reader's format. */
export const dayText = (day: string): string => inReadersOrder({ dateStyle: 'long' }).format(new Date(day));
