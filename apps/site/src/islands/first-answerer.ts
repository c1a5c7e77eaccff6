import { UnitsError, type AnswerPlainly } from '@units/engine/internal';
import { locale, readingLocale } from '../language.ts';
import { ofConversion, withNote, type Reply } from './conversion-reply.ts';

/** Answers a part of all questions; undefined for the others. */
export type FirstAnswerer = (question: string) => Reply | undefined;

/**
 * Makes what answers plain conversions as the answerer of everything does, and is here long before it. It gives nothing for any other
 * question: one with an ingredient, which takes a list of its own, or one whose answer has a note in another language than English.
 */
export const firstAnswerer =
  (answer: AnswerPlainly): FirstAnswerer =>
  (question) => {
    try {
      const found = answer(question, readingLocale());
      if (!found || (found.note !== undefined && locale() !== 'en')) return undefined;
      return withNote(ofConversion(question, found, []), found.note);
    } catch (error) {
      if (error instanceof UnitsError) return undefined;
      throw error;
    }
  };
