import type { Language, Tag } from '../language.ts';

const loaders: Readonly<Record<Tag, () => Promise<{ readonly language: Language }>>> = {
  en: () => import('./en/language.ts'),
  de: () => import('./de/language.ts'),
  es: () => import('./es/language.ts'),
  fr: () => import('./fr/language.ts'),
  pt: () => import('./pt/language.ts'),
  ja: () => import('./ja/language.ts'),
  ar: () => import('./ar/language.ts'),
  hi: () => import('./hi/language.ts'),
};

/** Loads the language data for the forms of a page. */
export const loadLanguage = async (tag: string): Promise<Language> => (await loaders[tag as Tag]()).language;
