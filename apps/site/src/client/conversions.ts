import { askConversion } from '@units/engine/ask-conversion';
import { UnitsError } from '@units/engine/browse';
import { ofConversion } from '../islands/conversion-reply.ts';
import type { FirstAnswerer } from '../islands/home-box.tsx';
import { locale } from '../language.ts';

/**
 * Answers plain conversions, as what answers everything does, and is here long before it. Gives nothing for any other question: an
 * ingredient among them, whose name the list of pages has.
 */
export const answerConversion: FirstAnswerer = (question) => {
  try {
    const answer = askConversion(question, { locale: locale() });
    return answer && answer.ingredient === undefined ? ofConversion(question, answer, []) : undefined;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};
