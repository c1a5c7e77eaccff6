import { unitIndex } from '../conversion/catalogue.ts';
import { Language } from '../languages/language.ts';
import type { Locale } from '../model/locale.ts';

const read = new WeakMap<Locale, Language>();

/** Returns the names of all units in a language. Its data are read only once. */
export const languageOf = (locale: Locale): Language => {
  let language = read.get(locale);
  if (!language) read.set(locale, (language = new Language(locale, unitIndex.byId)));
  return language;
};
