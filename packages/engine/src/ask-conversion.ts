// Plain conversions without the calculators, for the command line of this repository, whose process lives for one question, and for the
// first answer of the home page. Not published.
export { askConversion } from './ask/conversion.ts';
export { createPlainAnswer, type AnswerPlainly } from './ask/plain-answer.ts';
export type { PlainAnswer } from './ask/plain-conversion.ts';
export { speakLanguage } from './text/units/speak.ts';
