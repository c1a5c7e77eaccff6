import { createPlainAnswer, speakLanguage } from '@units/engine/internal';
import { firstAnswerer } from '../islands/first-answerer.ts';

/** Answers plain conversions in the language of the page, whose names and words it reads. */
export const answerConversion = firstAnswerer(createPlainAnswer(speakLanguage));
