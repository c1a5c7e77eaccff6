export { ask } from './ask/ask.ts';
export type { AskOptions } from './ask/ask.ts';
export type { Amount, Answer, CalculationAnswer, ConversionAnswer, ToolAnswer } from './ask/answer.ts';
export { checkRates } from './model/rates.ts';
export type { Rates } from './model/rates.ts';
