import { Language, type Locale } from '@units/engine/internal';
import { nameUnits } from '../number-text.ts';
import { lightIndex } from '../units.ts';
import type { Words } from './words.ts';

// Only languages other than English need this, so it comes with their data.

/**
 * Uses the names of units in a language from now on, and returns its words with the names of quantities. Call it after
 * setInternational.
 */
export const withNames = (words: Words, locale: Locale): Words => {
  const language = new Language(locale, lightIndex.byId);
  nameUnits(language);
  const names = lightIndex.quantities.map(({ id, name }) => [id, language.quantityName(id) ?? name] as const);
  return { ...words, quantities: Object.fromEntries(names) };
};
