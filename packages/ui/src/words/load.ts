import { loadInternational } from '../number-text.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

const others: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  pt: () => import('./pt.ts'),
  zh: () => import('./zh.ts'),
};

/**
 * The words of a language with its formats, and the tag of the language that they are really in: English for those there are no
 * words for.
 */
export const loadWords = async (locale: string): Promise<{ readonly words: Words; readonly language: string }> => {
  const language = locale.split('-')[0] ?? '';
  const load = Object.hasOwn(others, language) ? others[language] : undefined;
  const [loaded] = await Promise.all([load?.(), loadInternational(locale)]);
  return loaded ? { words: loaded.words, language: locale } : { words: en, language: 'en' };
};
