import type { Locale } from '@units/engine/text';
import { wrongUsage } from '../mistake.ts';

/** The languages, each loaded when it is asked for. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: Locale }>>> = {
  ar: () => import('@units/engine/locales/ar'),
  de: () => import('@units/engine/locales/de'),
  en: () => import('@units/engine/locales/en'),
  es: () => import('@units/engine/locales/es'),
  fa: () => import('@units/engine/locales/fa'),
  fr: () => import('@units/engine/locales/fr'),
  hi: () => import('@units/engine/locales/hi'),
  it: () => import('@units/engine/locales/it'),
  ja: () => import('@units/engine/locales/ja'),
  ko: () => import('@units/engine/locales/ko'),
  nl: () => import('@units/engine/locales/nl'),
  pl: () => import('@units/engine/locales/pl'),
  pt: () => import('@units/engine/locales/pt'),
  ru: () => import('@units/engine/locales/ru'),
  tr: () => import('@units/engine/locales/tr'),
  zh: () => import('@units/engine/locales/zh'),
};

/** The tags of the languages. */
export const languageTags: readonly string[] = Object.keys(loaders);

/** Returns the language of a tag, without its region; an empty text for what is not a tag. */
export const subtagOf = (tag: string): string => {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
};

/** The data of the language of a tag, `de` or `de-AT`. Throws a Mistake (wrong usage) that lists those there are. */
export const loadLanguage = async (tag: string): Promise<Locale> => {
  const load = loaders[subtagOf(tag)];
  if (!load) throw wrongUsage(`--lang takes one of ${languageTags.join(', ')}; got ${tag}.`);
  const { default: locale } = await load();
  // A region writes numbers in its own way: 1,500 is above a thousand in Mexico
  return tag === locale.tag ? locale : { ...locale, numbers: tag };
};
