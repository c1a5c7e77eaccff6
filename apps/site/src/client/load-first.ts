import type { Tag } from '../language.ts';

/** The words that the first answers of a page read in a language, and the function that answers with them. */
interface First {
  readonly answerFirst: typeof import('./first.ts').answerFirst;
  readonly words: string;
}

const loaders: Readonly<Record<Tag, () => Promise<First>>> = {
  en: () => import('./first/en.ts'),
  de: () => import('./first/de.ts'),
  es: () => import('./first/es.ts'),
  fr: () => import('./first/fr.ts'),
  pt: () => import('./first/pt.ts'),
  ja: () => import('./first/ja.ts'),
  ar: () => import('./first/ar.ts'),
  hi: () => import('./first/hi.ts'),
};

/** Loads the first answers of a language. */
export const loadFirst = (tag: string): Promise<First> => loaders[tag as Tag]();
