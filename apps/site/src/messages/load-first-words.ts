import type { Tag } from '../language.ts';

const loaders: Readonly<Record<Tag, () => Promise<{ readonly words: string }>>> = {
  en: () => import('@units/engine/first-words/en'),
  de: () => import('@units/engine/first-words/de'),
  es: () => import('@units/engine/first-words/es'),
  fr: () => import('@units/engine/first-words/fr'),
  pt: () => import('@units/engine/first-words/pt'),
  ja: () => import('@units/engine/first-words/ja'),
  ar: () => import('@units/engine/first-words/ar'),
  hi: () => import('@units/engine/first-words/hi'),
};

/** Loads the words that the first answer of a page reads in its language. */
export const loadFirstWords = async (tag: Tag): Promise<string> => (await loaders[tag]()).words;
