import { createAsk as createAskIn, type Ask } from './ask/ask.ts';
import { speechIn } from './ask/speeches.ts';
import type { Speech } from './model/speech.ts';

export type { Ask } from './ask/ask.ts';
export type { AskOptions } from './ask/plain-conversion.ts';
export type { Amount, Answer, CalculationAnswer, ConversionAnswer, ToolAnswer } from './ask/answer.ts';
export type { Assumption } from './model/assumption.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export { checkRates } from './model/rates.ts';
export type { Rates } from './model/rates.ts';
export type { Speech } from './model/speech.ts';

/**
 * Answers what people type into a search box: a measure or a conversion, arithmetic with units, a question for a
 * calculator, dates and times. Results are exact and rounded once. `assumed` lists the choices that the question left
 * open.
 *
 * @throws UnitsError with the reason, and with the wrong part of the text as `place`, as `parse` and the calculators
 * do.
 * @example ask('5 ft 6 in in cm').result // 167.64
 * @example ask('2 ft * 3 ft in m²').result // 0.55741824
 * @example ask('20% tip on $48').result // 57.6
 */
export const ask: Ask = /* @__PURE__ */ createAskIn(speechIn);

/**
 * Returns `ask` for English and the given languages, for programs that load little: all fifteen are most of the weight
 * of `ask`. Each language is an entry, `@units/engine/speech/de`. Its units come with the locale in the options, as for
 * `ask`.
 *
 * @param speeches - The questions and answers of the languages.
 * @example createAsk([])('20% tip on $48').result // 57.6
 */
// @__NO_SIDE_EFFECTS__
export const createAsk = (speeches: readonly Speech[]): Ask =>
  createAskIn((tag) => speeches.find((speech) => speech.tag === tag));
