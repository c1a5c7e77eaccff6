import { negate, over, plus, ratio, times, type Ratio } from '../../model/rational.ts';
import { tenTo, type Digits } from './digits.ts';
import { Diagnostic, refusedAt } from '../diagnostics/diagnostic.ts';
import { notANumeral, notAMixedNumber } from '../diagnostics/refusal.ts';
import { matchAt, skipSpaces, span, type Span } from '../span.ts';

/** Reads a sign, and returns the index of the number after it. */
export const readSign = (source: Span, at: number): { isNegative: boolean; end: number } => {
  const match = matchAt(/(?:[-+]|(?:minus|negative|plus)\b)\s*/y, source.lower, at);
  if (match) return { isNegative: /^[-mn]/.test(match[0]), end: at + match[0].length };
  const own = source.lexicon?.ownNumbers?.minus(source, at) ?? 0;
  return { isNegative: own > 0, end: skipSpaces(source.plain, at + own) };
};

export const signed = (value: Ratio, isNegative: boolean): Ratio => (isNegative ? negate(value) : value);

const vulgar = new Map<string, Ratio>(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10 ↉0/3'
    .split(' ')
    .map((entry) => [entry[0]!, over(ratio(BigInt(entry[1]!)), ratio(BigInt(entry.slice(3))))] as const),
);

export const vulgarFractions = [...vulgar.keys()].join('');

/** Part of a number. */
export interface Part {
  readonly value: Ratio;
  readonly end: number;
}

/** Matches the end of 120/80 mmHg, which is two pressures. */
const bloodPressure = /^\s*mm\s*hg/;

/** Matches a fraction with the denominator first: 4分の1, 4분의 1, 4分之1. */
const partsFirst = /(\d{1,15})\s?(?:分の|分之|분의)\s?(\d{1,15})(?![\d]|[.,]\d)/y;

/** Matches `1/2`, `3/1e6`. */
const ofTwoNumbers = /(\d{1,15})\s*\/\s*(\d{1,15})(?:e([-+]?\d{1,3}))?(?!\d|[.,]\d|e[-+]?\d)/iy;

/** Reads `1/2` or `½` at an index. Returns a diagnostic for a zero denominator. */
export const readFraction = (source: Span, at: number): Part | Diagnostic | undefined => {
  const single = vulgar.get(source.plain[at] ?? '');
  if (single) return { value: single, end: at + 1 };
  const part = matchAt(partsFirst, source.plain, at);
  if (part && BigInt(part[1]!) > 0n)
    return { value: ratio(BigInt(part[2]!), BigInt(part[1]!)), end: at + part[0].length };
  const match = matchAt(ofTwoNumbers, source.plain, at);
  if (!match) return undefined;
  const end = at + match[0].length;
  const [, above, below, exponent = 0] = match;
  if (BigInt(below!) > 0n && !bloodPressure.test(source.lower.slice(end)))
    return { value: times(ratio(BigInt(above!), BigInt(below!)), tenTo(-Number(exponent))), end };
  return refusedAt(span(source, at, end), notANumeral, true);
};

/**
 * Matches the text between the whole and the fraction of a mixed number: a space, `-`, `and`, its words in Japanese, Chinese and Korean,
 * or nothing before `½`.
 */
const beforeFraction = /-(?=\d)|\s*[と又과와]\s*(?=\d)|\s+and\s+|\s+|(?=[^\d\s])/y;

/** Reads the fraction after whole digits: `1 1/2`, `1-1/2`, `1½`, `1 and 1/2`. */
export const readMixed = (source: Span, { value, end }: Digits): Part | Diagnostic | undefined => {
  const joint = matchAt(beforeFraction, source.lower, end);
  const fraction = joint && readFraction(source, end + joint[0].length);
  if (!fraction || fraction instanceof Diagnostic) return fraction;
  if (fraction.value.n < fraction.value.d) return { value: plus(value, fraction.value), end: fraction.end };
  return refusedAt(span(source, end, fraction.end), notAMixedNumber, true);
};
