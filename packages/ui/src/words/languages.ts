import type { Locale } from '@units/engine/internal';
import { withNames } from './named.ts';
import type { Words } from './words.ts';

// The languages other than English, in a separate chunk, so that a first view in English does not wait for them.

/** The words and the locale of a language. */
type Loaded = Promise<{ readonly words: Words; readonly locale: Locale }>;

/** Each language is a separate chunk. */
const others: Readonly<Record<string, () => Loaded>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fa: () => import('./fa.ts'),
  fr: () => import('./fr.ts'),
  hi: () => import('./hi.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ru: () => import('./ru.ts'),
  tr: () => import('./tr.ts'),
  zh: () => import('./zh.ts'),
};

/**
 * Loads the words of a language with its names of quantities, and uses its names of units from now on. Undefined for an
 * unsupported language.
 */
export const loadLanguage = async (language: string): Promise<Words | undefined> => {
  if (!Object.hasOwn(others, language)) return undefined;
  const { words, locale } = await others[language]!();
  return withNames(words, locale);
};
