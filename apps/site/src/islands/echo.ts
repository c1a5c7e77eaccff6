import { readTypedRatio, toNumber } from '@units/engine/internal';
import { localized, plainDecimal, withMinus } from '@units/ui';
import { locale } from '../language.ts';

/** Digits with the separators and exponents that may be in a number. */
const numbers = /[-−]?[.,]?\p{Nd}(?:[\p{Nd}.,’'_\u00a0\u202f ]*\p{Nd})?(?:e[+-]?\d+)?/giu;

/** Returns a value as programs write it, with the digits that the question has. */
export const plainIn = (question: string, value: number): string => {
  for (const [written] of question.matchAll(numbers)) {
    const ratio = readTypedRatio(written, locale());
    const plain = ratio && toNumber(ratio) === value ? plainDecimal(ratio) : undefined;
    if (plain !== undefined) return plain;
  }
  return String(value);
};

/** Returns a value as people write it, with the digits that the question has. */
export const echoOf = (question: string, value: number): string =>
  withMinus(localized(plainIn(question, value), locale()));
