import { createPlainAnswer, unitIndex } from '@units/engine/internal';
import { firstAnswerer } from '../islands/first-answerer.ts';
import { readingLocale } from '../language.ts';

const answer = createPlainAnswer();

/** Answers plain conversions in English. */
export const answerConversion = firstAnswerer((question) => answer(question, readingLocale()), unitIndex);
