import { loadInternational } from '../number-text.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/**
 * Loads the words of a language with its names and formats. Returns them with the tag of their actual language, which
 * is English for an unsupported language.
 */
export const loadWords = async (locale: string): Promise<{ readonly words: Words; readonly language: string }> => {
  const language = locale.split('-')[0] ?? '';
  const [languages] = await Promise.all([
    language === 'en' ? undefined : import('./languages.ts'),
    loadInternational(locale),
  ]);
  const words = await languages?.loadLanguage(language);
  return words ? { words, language: locale } : { words: en, language: 'en' };
};
