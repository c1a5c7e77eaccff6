import { Language } from '../../languages/language.ts';
import { Vocabulary } from '../../languages/vocabulary.ts';
import { ownNumbers } from '../numbers/own-words.ts';
import type { LexiconParts } from './lexicon.ts';

/** Creates the names, words and numbers of a language for a lexicon. */
export const speakLanguage: NonNullable<LexiconParts['speak']> = {
  vocabularyOf: (data, index) => new Vocabulary(new Language(data, index.byId), index),
  numbers: ownNumbers,
};
