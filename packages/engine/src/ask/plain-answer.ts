import { find, unitIndex } from '../conversion/catalogue.ts';
import { isMeasured } from '../measured/measured-rows.ts';
import type { LocaleOption } from '../text/locale.ts';
import { Lexicon } from '../text/units/lexicon.ts';
import { speakLanguage } from '../text/units/speak.ts';
import { answerConversion, PlainConversion, type PlainAnswer, type QuestionReader } from './plain-conversion.ts';

/**
 * Answers a plain conversion with its numbers. Returns undefined or throws a UnitsError for a question that needs more,
 * such as one in units of uncertain size.
 */
export type AnswerPlainly = (text: string, locale: LocaleOption) => PlainAnswer | undefined;

/** Returns a function that gives the numbers `ask` answers to a plain conversion, for pages with a small byte budget. */
export const createPlainAnswer = (): AnswerPlainly => {
  // Without ingredients: text that names one is rejected here
  const lexicon = new Lexicon(unitIndex, find, { speak: speakLanguage });
  const reader: QuestionReader<PlainConversion> = {
    lexicon,
    answer: (parsed, telling) => new PlainConversion(parsed, telling, lexicon),
  };
  return (text, locale) => {
    const answer = answerConversion(reader, text, { locale }, 'text');
    const units = answer ? [...answer.parts.map(({ unit }) => unit), ...answer.to] : [];
    return units.some((unit) => isMeasured(lexicon.findUnit(unit), lexicon)) ? undefined : answer;
  };
};
