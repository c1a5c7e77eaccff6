import { sentences } from './en-sentences.ts';
import type { Sentences, Words } from './words.ts';

/** Returns the sentences of a language. */
export const sentencesOf = (words: Words): Sentences => words.sentences ?? sentences;

/** Shortens text of a user for a sentence. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
