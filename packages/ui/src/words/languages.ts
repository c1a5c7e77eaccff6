import type { Locale } from '@units/engine/browse';
import { withNames } from './named.ts';
import type { Words } from './words.ts';

// The languages other than English: a chunk of its own, which a first view in English does not wait for.

/** The words and the locale of a language. */
type Loaded = Promise<readonly [said: { readonly words: Words }, named: { readonly default: Locale }]>;

/** Each language is two chunks: what the parts say, and the names of units and quantities. */
const others: Readonly<Record<string, () => Loaded>> = {
  ar: () => Promise.all([import('./ar.ts'), import('@units/engine/locales/ar')]),
  de: () => Promise.all([import('./de.ts'), import('@units/engine/locales/de')]),
  es: () => Promise.all([import('./es.ts'), import('@units/engine/locales/es')]),
  fa: () => Promise.all([import('./fa.ts'), import('@units/engine/locales/fa')]),
  fr: () => Promise.all([import('./fr.ts'), import('@units/engine/locales/fr')]),
  hi: () => Promise.all([import('./hi.ts'), import('@units/engine/locales/hi')]),
  it: () => Promise.all([import('./it.ts'), import('@units/engine/locales/it')]),
  ja: () => Promise.all([import('./ja.ts'), import('@units/engine/locales/ja')]),
  ko: () => Promise.all([import('./ko.ts'), import('@units/engine/locales/ko')]),
  nl: () => Promise.all([import('./nl.ts'), import('@units/engine/locales/nl')]),
  pl: () => Promise.all([import('./pl.ts'), import('@units/engine/locales/pl')]),
  pt: () => Promise.all([import('./pt.ts'), import('@units/engine/locales/pt')]),
  ru: () => Promise.all([import('./ru.ts'), import('@units/engine/locales/ru')]),
  tr: () => Promise.all([import('./tr.ts'), import('@units/engine/locales/tr')]),
  zh: () => Promise.all([import('./zh.ts'), import('@units/engine/locales/zh')]),
};

/** The words of a language with its names of quantities, its units named from now on; undefined for a language there are no words for. */
export const loadLanguage = async (language: string): Promise<Words | undefined> => {
  if (!Object.hasOwn(others, language)) return undefined;
  const [said, named] = await others[language]!();
  return withNames(said.words, named.default);
};
