import { UnitsError, type AnswerPlainly } from '@units/engine/internal';
import { locale, readingLocale } from '../language.ts';
import { ofConversion, withNote, type Reply } from './conversion-reply.ts';

/** Answers some questions, and returns undefined for the others. */
export type FirstAnswerer = (question: string) => Reply | undefined;

/**
 * Returns a function that answers plain conversions with the same result as the full answerer, but is loaded long
 * before it. It returns undefined for any other question: for ingredients, which need a list, and for answers with a
 * note in a language other than English.
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
