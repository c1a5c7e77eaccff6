import { UnitsError, type PlainAnswer } from '@units/engine/internal';
import { isNamedLater } from '@units/ui';
import type { Answers } from './ask.ts';
import { locale } from '../language.ts';
import { ofConversion, withNote, type Reply, type Units } from './conversion-reply.ts';
import { common, commonConversions, isNumberAlone } from './number-alone.ts';

/** Answers some questions, and returns undefined for the others. */
export type FirstAnswerer = (question: string) => Answers | undefined;

/** Returns true if every unit of an answer has its name already. */
const areNamed = ({ parts, results }: PlainAnswer, { byId }: Units): boolean =>
  [...parts, ...results].every(({ unit }) => {
    const found = byId(unit);
    return !found || !isNamedLater(found);
  });

/**
 * Returns a function that answers plain conversions with the same result as the full answerer, but is loaded long
 * before it. It returns undefined for any other question: for ingredients, which need a list, and for answers with a
 * note in a language other than English.
 *
 * @param units - The units of the answers, with their names.
 */
export const firstAnswerer = (answer: (question: string) => PlainAnswer | undefined, units: Units): FirstAnswerer => {
  const reply = (question: string): Reply | undefined => {
    try {
      const found = answer(question);
      if (!found || !areNamed(found, units) || (found.note !== undefined && locale() !== 'en')) return undefined;
      return withNote(ofConversion(question, found, [], units), found.note);
    } catch (error) {
      if (error instanceof UnitsError) return undefined;
      throw error;
    }
  };
  return (question) => {
    if (!isNumberAlone(question)) {
      const found = reply(question);
      return found && { reply: found, found: [] };
    }
    const replies = commonConversions(question, reply);
    return replies.length === common.length ? { replies, found: [] } : undefined;
  };
};
