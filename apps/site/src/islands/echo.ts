import { readTypedRatio, toNumber } from '@units/engine/internal';
import { localized, plainDecimal, withMinus } from '@units/ui';
import { locale } from '../language.ts';

/** Digits with what may stand between and behind them. */
const numbers = /[-−]?[.,]?\p{Nd}(?:[\p{Nd}.,’'_\u00a0\u202f ]*\p{Nd})?(?:e[+-]?\d+)?/giu;

/** A value as programs write it: with the digits of the number in a question that it was read from. */
export const plainIn = (question: string, value: number): string => {
  for (const [written] of question.matchAll(numbers)) {
    const ratio = readTypedRatio(written, locale());
    const plain = ratio && toNumber(ratio) === value ? plainDecimal(ratio) : undefined;
    if (plain !== undefined) return plain;
  }
  return String(value);
};

/** A value as people write it: with the digits of the number in a question that it was read from. */
export const echoOf = (question: string, value: number): string =>
  withMinus(localized(plainIn(question, value), locale()));
