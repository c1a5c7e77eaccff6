import type { Locale } from '@units/engine/internal';
import type { Words } from '@units/ui';
import type { FormMessages } from './messages/types.ts';

/** The languages of the site, English first. English pages have addresses without a language. */
export const tags = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'ar', 'hi'] as const;

export type Tag = (typeof tags)[number];

/** The data that a page needs for its language. */
export interface Language {
  readonly tag: Tag;
  /** The messages of forms. */
  readonly messages: FormMessages;
  /** The words of the converter, and the names of quantities. */
  readonly words: Words;
  /** The names and words of the language for reading questions, in addition to the English ones. */
  readonly data?: Locale;
}

let spoken: Language | undefined;

/**
 * Sets the language of all output from now on. A browser sets it once per page. The server sets it before each page,
 * and renders a page synchronously, so two languages never mix.
 */
export const speak = (language: Language): void => {
  spoken = language;
};

const current = (): Language => {
  if (!spoken) throw new Error('No language is set: speak() comes first.');
  return spoken;
};

export const locale = (): Tag => current().tag;
/** Returns the locale with which the engine reads texts. */
export const readingLocale = (): Locale | Tag => current().data ?? current().tag;

export const messages = (): FormMessages => current().messages;
export const words = (): Words => current().words;

/** Returns the path of a page in the current language: `/de/length/`. */
export const inLanguage = (path: string): string => (locale() === 'en' ? path : `/${locale()}${path}`);

/**
 * Returns the page's language with the reader's region, if the browser's language matches: Britain writes dates in
 * another order.
 */
export const localeHere = (): string =>
  typeof navigator !== 'undefined' && navigator.language.startsWith(`${locale()}-`) ? navigator.language : locale();

/**
 * Returns the reader's region, if the browser's language is the page's: the English of many browsers says nothing about
 * the reader of a German page. Pages ask before their language is set.
 */
export const regionHere = (): string | undefined => {
  const { language, region } = new Intl.Locale(navigator.language);
  return language === document.documentElement.lang ? region : undefined;
};
