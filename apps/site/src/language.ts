import type { Locale } from '@units/engine/internal';
import type { Words } from '@units/ui';
import type { FormMessages } from './messages/types.ts';

/** The languages of the site, English first, which stands at the addresses without a language. */
export const tags = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'ar', 'hi'] as const;

export type Tag = (typeof tags)[number];

/** All that a part of a page needs to speak a language. */
export interface Language {
  readonly tag: Tag;
  /** The messages of forms. */
  readonly messages: FormMessages;
  /** The words of the converter, and the names of quantities. */
  readonly words: Words;
  /** The names and words that questions are read by, beside those of English. */
  readonly data?: Locale;
}

let spoken: Language | undefined;

/**
 * Sets the language that everything is written in from now on. A page in a browser does so once. The server does so before each page;
 * as a page is written in one go, two of them never mix.
 */
export const speak = (language: Language): void => {
  spoken = language;
};

const current = (): Language => {
  if (!spoken) throw new Error('No language is set: speak() comes first.');
  return spoken;
};

export const locale = (): Tag => current().tag;
/** Returns the locale that the engine reads texts by. */
export const readingLocale = (): Locale | Tag => current().data ?? current().tag;

export const messages = (): FormMessages => current().messages;
export const words = (): Words => current().words;

/** The path of a page of the site in the language that is spoken, where it has one there: `/de/length/`. */
export const inLanguage = (path: string): string => (locale() === 'en' ? path : `/${locale()}${path}`);

/** The region of the reader, as the browser says it. */
export const regionHere = (): string | undefined => new Intl.Locale(navigator.language).region;

/** The language of the page as it is spoken where the reader is: days are written in another order in Britain. */
export const localeHere = (): string =>
  typeof navigator !== 'undefined' && navigator.language.startsWith(`${locale()}-`) ? navigator.language : locale();
