import { conversion } from '@units/engine/tools';
import { wrongUsage } from '../mistake.ts';

/** A number with a code, and a code to convert to. Codes have no spaces in them. */
const coded = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(\S+)\s+(?:to|in|into|as)\s+(\S+)\s*$/i;

/** All that a measurement has, and nothing that only comes from binary arithmetic. */
const digits = 12;

/** The answer to a conversion between codes of a system, as one line: as JSON the body of GET /convert. Throws a UnitsError. */
export const codedLine = (question: string, codes: string, isJson: boolean): string => {
  const [, value, from, to] = coded.exec(question) ?? [];
  if (value === undefined || from === undefined || to === undefined)
    throw wrongUsage('With --codes a question is a number and two codes: 120 mm[Hg] to kPa.');
  const answer = conversion.answer({ value, from, to, codes });
  return isJson ? JSON.stringify(answer) : `${Number(answer.result.toPrecision(digits))} ${to}`;
};
