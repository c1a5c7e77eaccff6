import { Language as UnitNames, type Locale } from '@units/engine/browse';
import { listed, loadInternational, nameUnits, type Words } from '@units/ui';
import type { Language, Tag } from '../language.ts';
import type { FormMessages } from './types.ts';

/** A language in which units and quantities have names of their own: those of its data. */
export const languageOf = async (tag: Tag, messages: FormMessages, words: Words, locale: Locale): Promise<Language> => {
  await loadInternational(tag);
  const names = new UnitNames(locale, listed.byId);
  nameUnits(names);
  const quantities = Object.fromEntries(
    listed.quantities.map(({ id, name }) => [id, names.quantityName(id) ?? name] as const),
  );
  return { tag, messages, words: { ...words, quantities } };
};
