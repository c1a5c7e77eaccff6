import { sentences } from './en-sentences.ts';
import type { Sentences, Words } from './words.ts';

/** The sentences of a language. */
export const sentencesOf = (words: Words): Sentences => words.sentences ?? sentences;
