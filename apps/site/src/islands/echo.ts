import { readTypedRatio, toNumber } from '@units/engine/internal';
import { localized, plainDecimal, withMinus } from '@units/ui';
import { locale } from '../language.ts';

/** Digits with the separators, exponents and fractions that may be in a number. */
const numbers = /[-−]?[.,]?\p{Nd}(?:[\p{Nd}.,’'_\u00a0\u202f ]*\p{Nd})?(?:e[+-]?\d+|\/\p{Nd}+)?/giu;

/** Returns a value as programs write it, with the digits that the question has. A third has no end, so it stays 1/3. */
export const plainIn = (question: string, value: number): string => {
  for (const [written] of question.matchAll(numbers)) {
    const ratio = readTypedRatio(written, locale());
    const plain = ratio && toNumber(ratio) === value ? (plainDecimal(ratio) ?? written) : undefined;
    if (plain !== undefined) return plain;
  }
  return String(value);
};

/** Returns a value as people write it, with the digits that the question has. */
export const echoOf = (question: string, value: number): string =>
  withMinus(localized(plainIn(question, value), locale()));
