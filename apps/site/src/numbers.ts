import { directionOf, readableDigits, withMinus, writeNumber } from '@units/ui';
import { decimalsFor, figuresFor, type Digits } from '@units/engine/internal';
import { locale, localeHere, type Tag } from './language.ts';

/** Marks of direction that texts have in languages from right to left. */
const directions = /[\u200E\u2066\u2069]/g;

/** Returns a text without the marks of direction, for programs. */
export const withoutDirections = (text: string): string => text.replaceAll(directions, '');

/** A text that begins and ends with a Latin letter, which any line keeps in its order, or one with letters that run from right to left. */
const keepsOrder = /^\p{Script=Latin}(?:.*\p{Script=Latin})?$|\p{Script=Arabic}/u;

/** Numbers and symbols, kept from left to right on a page of a language that runs the other way: `5 km/h`, `1.5×10⁻⁹`, `°C`. */
export const inOrder = (text: string): string =>
  directionOf(locale()) === 'ltr' || text === '' || keepsOrder.test(text)
    ? text
    : `\u2066${withoutDirections(text)}\u2069`;

/** A written number with the symbol of its unit: `5 km/h`. */
export const withSymbol = (written: string, symbol: string): string =>
  inOrder(`${withoutDirections(written)} ${withoutDirections(symbol)}`);

/** A number to be read, its power of ten behind it. */
const toBeRead = (text: string): string => (text.includes('×') ? inOrder(withMinus(text)) : withMinus(text));

/** Returns the separator of a list. */
const comma = (): string => (locale() === 'ar' ? '، ' : ', ');

/** Texts one behind the other: `a, b, c`. */
export const enumerated = (texts: readonly string[]): string => texts.join(comma());

/** Every digit that the double has. */
export const inFull = (value: number): string => toBeRead(writeNumber(value, locale()));

/** As many digits as people read, and never fewer than stand before the point. */
export const readable = (value: number): string => toBeRead(writeNumber(value, locale(), readableDigits));

/** Returns true if {@link readable} leaves digits out. */
export const isShortened = (value: number): boolean => readable(value) !== inFull(value);

/** The languages that write a comma before decimals. */
const withComma: ReadonlySet<Tag> = new Set(['de', 'es', 'fr', 'pt']);

/** Returns the decimal separator of the page's language. */
export const decimalSign = (): string => (withComma.has(locale()) ? ',' : '.');

/** A number with the decimal sign of the language and nothing between its digits, as people type it. */
export const plainly = (value: number | string): string => String(value).replace('.', decimalSign());

/** The decimals in a text of the engine, in the way of the language. */
export const withDecimals = (text: string): string =>
  decimalSign() === '.' ? text : text.replaceAll(/(?<=\d)\.(?=\d)/g, decimalSign());

/** Returns a pattern for the digit separators of the language. */
const grouping = (): RegExp => (decimalSign() === ',' ? /[.\s]/g : /,/g);

/** The number that a written one says. */
export const writtenValue = (text: string): number =>
  Number(withoutDirections(text).replaceAll(grouping(), '').replace(decimalSign(), '.').replace('−', '-'));

/** `=` where all digits are there, `≈` where some are not. */
export const equals = (value: number): string => (isShortened(value) ? '≈' : '=');

const formats = new Map<string, Intl.NumberFormat>();

/** An amount of money or a price, with the decimals that it has. */
const inMoney = (value: number, digits: 'money' | 'price'): string => {
  const decimals = decimalsFor(value, digits);
  const key = `${locale()} ${decimals.maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale(), decimals)));
  return withMinus(format.format(value));
};

/** A number with the digits that people read of it: those that its row declares, or as many as they read at a glance. */
export const withDigits = (value: number, digits: Digits | undefined): string => {
  if (digits === undefined) return readable(value);
  if (typeof digits !== 'number') return inMoney(value, digits);
  return toBeRead(writeNumber(value, locale(), figuresFor(value, digits)));
};

/** Grams as a kitchen scale shows them: no table of densities is finer. */
export const wholeGrams = (grams: number): string =>
  readable(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));

/** A day in the reader's order. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(localeHere(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
