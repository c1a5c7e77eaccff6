import { createPlainAnswer, speakLanguage } from '@units/engine/internal';
import { firstAnswerer } from '../islands/first-answerer.ts';

/** Answers plain conversions with the names and words of the page's language. */
export const answerConversion = firstAnswerer(createPlainAnswer(speakLanguage));
