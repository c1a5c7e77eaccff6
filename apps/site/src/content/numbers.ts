import { writeNumber } from '@units/ui';

/** The language of the pages. */
export const locale = 'en';

/** How many digits people read at a glance. */
export const readableDigits = 7;

/** Every digit that the double has. */
export const inFull = (value: number): string => writeNumber(value, locale);

/** As many digits as people read. */
export const readable = (value: number): string => writeNumber(value, locale, readableDigits);

/** Whether {@link readable} leaves digits out. */
export const isShortened = (value: number): boolean => readable(value) !== inFull(value);

/** `=` where all digits are there, `≈` where some are not. */
export const equals = (value: number): string => (isShortened(value) ? '≈' : '=');
