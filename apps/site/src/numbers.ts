import { readableDigits, withMinus, writeNumber } from '@units/ui';
import { decimalsFor, figuresFor, type Digits } from '@units/engine/browse';
import { locale, localeHere, type Tag } from './language.ts';

/** Every digit that the double has. */
export const inFull = (value: number): string => withMinus(writeNumber(value, locale()));

/** As many digits as people read, and never fewer than stand before the point. */
export const readable = (value: number): string => withMinus(writeNumber(value, locale(), readableDigits));

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
  Number(text.replaceAll(grouping(), '').replace(decimalSign(), '.').replace('−', '-'));

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
  return withMinus(writeNumber(value, locale(), figuresFor(value, digits)));
};

/** Grams as a kitchen scale shows them: no table of densities is finer. */
export const wholeGrams = (grams: number): string =>
  readable(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));

/** A day in the reader's order. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(localeHere(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
