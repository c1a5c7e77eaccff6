import { createPlainAnswer } from '@units/engine/ask-conversion';
import { firstAnswerer } from '../islands/first-answerer.ts';

/** Answers plain conversions in English. */
export const answerConversion = firstAnswerer(createPlainAnswer());
