import { readableDigits, withMinus, writeNumber } from '@units/ui';
import { locale, type Tag } from './language.ts';

/** Every digit that the double has. */
export const inFull = (value: number): string => withMinus(writeNumber(value, locale()));

/** As many digits as people read, and never fewer than stand before the point. */
export const readable = (value: number): string => withMinus(writeNumber(value, locale(), readableDigits));

/** Whether {@link readable} leaves digits out. */
export const isShortened = (value: number): boolean => readable(value) !== inFull(value);

/** The languages that write a comma before decimals. */
const withComma: ReadonlySet<Tag> = new Set(['de', 'es', 'fr', 'pt']);

/** What stands before the decimals of a number in the language of the page. */
export const decimalSign = (): string => (withComma.has(locale()) ? ',' : '.');

/** A number with the decimal sign of the language and nothing between its digits, as people type it. */
export const plainly = (value: number | string): string => String(value).replace('.', decimalSign());

/** The decimals in a text of the engine, in the way of the language. */
export const withDecimals = (text: string): string =>
  decimalSign() === '.' ? text : text.replaceAll(/(?<=\d)\.(?=\d)/g, decimalSign());

/** What may stand between the digits of a written number: all but the decimal sign. */
const grouping = (): RegExp => (decimalSign() === ',' ? /[.\s]/g : /,/g);

/** The number that a written one says. */
export const writtenValue = (text: string): number =>
  Number(text.replaceAll(grouping(), '').replace(decimalSign(), '.').replace('−', '-'));

/** `=` where all digits are there, `≈` where some are not. */
export const equals = (value: number): string => (isShortened(value) ? '≈' : '=');

const moneyFormats = new Map<Tag, Intl.NumberFormat>();

/** An amount of money, which has two decimals. */
export const inCents = (value: number): string => {
  let format = moneyFormats.get(locale());
  if (!format) {
    format = new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    moneyFormats.set(locale(), format);
  }
  return withMinus(format.format(value));
};

/** Grams as a kitchen scale shows them: no table of densities is finer. */
export const wholeGrams = (grams: number): string =>
  readable(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));
