import { createPlainAnswer, unitIndex } from '@units/engine/internal';
import { firstAnswerer } from '../islands/first-answerer.ts';
import { readingLocale } from '../language.ts';

const answer = createPlainAnswer();

/** Answers plain conversions with the names and words of the page's language. */
export const answerConversion = firstAnswerer((question) => answer(question, readingLocale()), unitIndex);
