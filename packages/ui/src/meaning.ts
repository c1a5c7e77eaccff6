import { fill } from '@units/engine/internal';
import { sentencesOf } from './words/sentences.ts';
import type { Words } from './words/words.ts';

const concise = /(-?\d+(?:[.,]\d+)?)\((\d+)\)(e-?\d+|×10[⁻⁰¹²³⁴-⁹]+)?/;

/** The meaning of digits in parentheses: the question, and its answer with the number spelled out. */
export interface Meaning {
  readonly question: string;
  readonly answer: string;
}

/** Spells out a number with its uncertainty: `11.02 ± 0.44` for `11.02(44)`. */
export const spellOut = (text: string): string =>
  text.replace(concise, (_, number: string, last: string, exponent = '') => {
    const [, sign = '', decimals = ''] = /([.,])(\d+)$/.exec(number) ?? [];
    const digits = last.padStart(decimals.length + 1, '0');
    const cut = digits.length - decimals.length;
    const both = `${number} ± ${digits.slice(0, cut)}${sign}${digits.slice(cut)}`;
    return exponent === '' ? both : `(${both})${exponent}`;
  });

/** Returns the meaning of the digits in parentheses in a text, or undefined for a text without any. */
export const meaningOf = (text: string, words: Words): Meaning | undefined => {
  const [number, , last] = concise.exec(text) ?? [];
  if (number === undefined) return undefined;
  const { uncertainDigits, uncertainMeaning } = sentencesOf(words);
  return { question: fill(uncertainDigits, `(${last})`), answer: fill(uncertainMeaning, spellOut(number)) };
};
