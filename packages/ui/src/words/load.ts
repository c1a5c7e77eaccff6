import type { Locale } from '@units/engine/browse';
import { loadInternational } from '../number-text.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** What the parts say in a language, and what the engine calls units and quantities there. */
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

/**
 * The words of a language with its names and formats, and the tag of the language that they are really in: English for those there are
 * no words for.
 */
export const loadWords = async (locale: string): Promise<{ readonly words: Words; readonly language: string }> => {
  const language = locale.split('-')[0] ?? '';
  const load = Object.hasOwn(others, language) ? others[language] : undefined;
  const [loaded, naming] = await Promise.all([
    load?.(),
    load ? import('./named.ts') : undefined,
    loadInternational(locale),
  ]);
  if (!loaded || !naming) return { words: en, language: 'en' };
  const [said, named] = loaded;
  return { words: naming.withNames(said.words, named.default), language: locale };
};
