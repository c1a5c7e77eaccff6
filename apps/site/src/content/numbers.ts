import { readableDigits, withMinus, writeNumber } from '@units/ui';

/** The language of the pages. */
export const locale = 'en';

/** Every digit that the double has. */
export const inFull = (value: number): string => withMinus(writeNumber(value, locale));

/** As many digits as people read, and never fewer than stand before the point. */
export const readable = (value: number): string => withMinus(writeNumber(value, locale, readableDigits));

/** Whether {@link readable} leaves digits out. */
export const isShortened = (value: number): boolean => readable(value) !== inFull(value);

/** The number that a written one says. */
export const writtenValue = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** `=` where all digits are there, `≈` where some are not. */
export const equals = (value: number): string => (isShortened(value) ? '≈' : '=');
