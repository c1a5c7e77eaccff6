import { Language, type Locale } from '@units/engine/internal';
import { nameUnits } from '../number-text.ts';
import { listed } from '../units.ts';
import type { Words } from './words.ts';

// Languages other than English alone need this: it comes with their data.

/** Names units by the data of a language from now on, and gives its words with the names of quantities; after loadInternational. */
export const withNames = (words: Words, locale: Locale): Words => {
  const language = new Language(locale, listed.byId);
  nameUnits(language);
  const names = listed.quantities.map(({ id, name }) => [id, language.quantityName(id) ?? name] as const);
  return { ...words, quantities: Object.fromEntries(names) };
};
