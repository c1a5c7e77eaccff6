import type { Locale } from '@units/engine/text';
import { wrongUsage } from '../mistake.ts';

type NoteWords = Readonly<Record<string, string>>;

/** Loaders of the languages. Each is loaded on demand. */
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

/** Loaders of the words for notes, of the languages that have them. */
const noteLoaders: Readonly<Record<string, () => Promise<{ readonly notes: NoteWords }>>> = {
  ar: () => import('@units/engine/notes/ar'),
  de: () => import('@units/engine/notes/de'),
  es: () => import('@units/engine/notes/es'),
  fr: () => import('@units/engine/notes/fr'),
  hi: () => import('@units/engine/notes/hi'),
  ja: () => import('@units/engine/notes/ja'),
  pt: () => import('@units/engine/notes/pt'),
};

/** The tags of the languages. */
export const languageTags: readonly string[] = Object.keys(loaders);

/** Returns the language of a tag without its region, or an empty text for an invalid tag. */
export const subtagOf = (tag: string): string => {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
};

/** Returns the data of a tag's language: `de` or `de-AT`. Throws a Mistake (wrong usage) that lists the languages. */
export const loadLanguage = async (tag: string): Promise<Locale> => {
  const load = loaders[subtagOf(tag)];
  if (!load) throw wrongUsage(`--lang takes one of ${languageTags.join(', ')}; got ${tag}.`);
  const { default: locale } = await load();
  // Number formats depend on the region: in Mexico, 1,500 is one thousand five hundred
  return tag === locale.tag ? locale : { ...locale, numbers: tag };
};

/** Returns the words of a language for the notes of units, or none. */
export const loadNotes = async ({ tag }: Locale): Promise<NoteWords> => (await noteLoaders[tag]?.())?.notes ?? {};
