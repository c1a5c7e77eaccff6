import { sentences } from './en-sentences.ts';
import type { Sentences, Words } from './words.ts';

/** The sentences of a language. */
export const sentencesOf = (words: Words): Sentences => words.sentences ?? sentences;

/** Returns text of somebody else for the inside of a sentence. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
