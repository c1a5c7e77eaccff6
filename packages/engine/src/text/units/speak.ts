import { Language } from '../../languages/language.ts';
import { Vocabulary } from '../../languages/vocabulary.ts';
import type { LexiconParts } from './lexicon.ts';

/** Makes the names and words of a language, for a lexicon that reads it. */
export const speakLanguage: NonNullable<LexiconParts['speak']> = (data, index) =>
  new Vocabulary(new Language(data, index.byId), index);
