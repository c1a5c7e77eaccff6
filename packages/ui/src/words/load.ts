import { en } from './en.ts';
import type { Words } from './words.ts';

const others: Readonly<Record<string, () => Promise<Words>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  pt: async () => (await import('./pt.ts')).pt,
  zh: async () => (await import('./zh.ts')).zh,
};

/** The words of a language, and the tag of the language that they are really in: English for those there are none for. */
export const loadWords = async (locale: string): Promise<{ readonly words: Words; readonly language: string }> => {
  const language = locale.split('-')[0] ?? '';
  if (!Object.hasOwn(others, language)) return { words: en, language: 'en' };
  return { words: await others[language]!(), language: locale };
};
