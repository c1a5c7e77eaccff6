import { find, unitIndex } from '../conversion/catalogue.ts';
import { isMeasured } from '../measured/measured-rows.ts';
import type { LocaleOption } from '../text/locale.ts';
import { Lexicon, type LexiconParts } from '../text/units/lexicon.ts';
import { answerConversion, PlainConversion, type PlainAnswer, type QuestionReader } from './plain-conversion.ts';

/**
 * Answers plain conversions with their numbers; undefined or a UnitsError for a question that needs more, as one in units whose
 * size is uncertain does.
 */
export type AnswerPlainly = (text: string, locale: LocaleOption) => PlainAnswer | undefined;

/**
 * Makes the function that gives the numbers of what `ask` answers to a plain conversion, for a page that has few bytes.
 *
 * @param speak - Reads names and words of a language, where the locale has data of one. Without it the function reads English alone.
 */
export const createPlainAnswer = (speak?: LexiconParts['speak']): AnswerPlainly => {
  // Without ingredients: a text that names one is refused here
  const lexicon = new Lexicon(unitIndex, find, { speak });
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
