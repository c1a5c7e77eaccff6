import type { Locale } from '@units/engine/internal';
import { en } from './en.ts';
import { withNames } from './named.ts';
import type { Words } from './words.ts';

// The languages, in a separate chunk: a page that comes with the words of its first view does not wait for them.

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
 * Loads the words of a language with its names of quantities, and uses its names of units from now on. Returns them
 * with the tag of their actual language, which is English for an unsupported language.
 */
export const loadWords = async (locale: string): Promise<{ readonly words: Words; readonly language: string }> => {
  const language = locale.split('-')[0] ?? '';
  if (!Object.hasOwn(others, language)) return { words: en, language: 'en' };
  const { words, locale: data } = await others[language]!();
  return { words: withNames(words, data), language: locale };
};
