import { formatsOf } from './number-text.ts';

/** Returns the direction in which a language is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  formatsOf(locale)?.isRightToLeft(locale) ? 'rtl' : 'ltr';
