import type { Language, Tag } from '../language.ts';

const loaders: Readonly<Partial<Record<Tag, () => Promise<{ readonly language: Language }>>>> = {
  en: () => import('./en/language.ts'),
};

/** Gets what the forms of a page need to speak its language, and nothing of any other. */
export const loadLanguage = async (tag: string): Promise<Language> => (await loaders[tag as Tag]!()).language;
