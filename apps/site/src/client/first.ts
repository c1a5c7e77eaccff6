import { createFirstAnswer } from '@units/engine/internal';
import { lightIndex } from '@units/ui/everyday';
import { firstAnswerer, type FirstAnswerer } from '../islands/first-answerer.ts';
import { readingLocale } from '../language.ts';

/** Returns the function for the first answers, by the words of the page's language. */
export const answerFirst = (words: string): FirstAnswerer =>
  firstAnswerer(createFirstAnswer(words, lightIndex, readingLocale()), lightIndex);
