import type { Locale, Speech } from '@units/engine/browse';
import { loadInternational, type Words } from '@units/ui';
import { withNames } from '@units/ui/words/named';
import type { Language, Tag } from '../language.ts';
import type { FormMessages } from './types.ts';

/** A language in which units and quantities have names of their own: those of its data. */
export const languageOf = async (
  tag: Tag,
  messages: FormMessages,
  words: Words,
  locale: Locale,
  speech: Speech,
): Promise<Language> => {
  await loadInternational(tag);
  return { tag, messages, words: withNames(words, locale), data: locale, speech };
};
