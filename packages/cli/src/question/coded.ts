import { conversion } from '@units/engine/tools';
import { wrongUsage } from '../mistake.ts';

/** Matches a number with a code, and a target code. Codes contain no spaces. */
const coded = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(\S+)\s+(?:to|in|into|as)\s+(\S+)\s*$/i;

/** The significant digits of an answer: more than a measurement has, without rounding errors of binary arithmetic. */
const digits = 12;

/**
 * Returns the answer to a conversion between codes as one line. As JSON, it is the body of `GET /convert`. Throws
 * UnitsError.
 */
export const codedLine = (question: string, codes: string, isJson: boolean): string => {
  const [, value, from, to] = coded.exec(question) ?? [];
  if (value === undefined || from === undefined || to === undefined)
    throw wrongUsage('With --codes a question is a number and two codes: 120 mm[Hg] to kPa.');
  const answer = conversion.answer({ value, from, to, codes });
  return isJson ? JSON.stringify(answer) : `${Number(answer.result.toPrecision(digits))} ${to}`;
};
