import { createPlainAnswer } from '@units/engine/internal';
import { firstAnswerer } from '../islands/first-answerer.ts';

/** Answers plain conversions in English. */
export const answerConversion = firstAnswerer(createPlainAnswer());
