import { toNumber, type Ratio } from '../../model/rational.ts';
import { readDigits } from './digits.ts';
import { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readFraction, readMixed, readSign, signed } from './fraction.ts';
import { makeSource, span, type Span } from '../span.ts';
import { styleOf, type NumberStyle } from './style.ts';

/** The result of reading text that should be only a number. */
export type TypedNumber =
  | { readonly value: number }
  | { readonly problem: 'empty' | 'not-a-number' | 'too-large' }
  | { readonly problem: 'ambiguous'; readonly meanings: readonly [decimal: number, grouped: number] };

/** The longest text that is read. It is longer than any number that people type, and bounds the work. */
const longest = 128;

/** Invisible direction marks, and a trailing decimal mark without decimals yet. */
const unread = /[\u061c\u200e\u200f]|(?<=\p{Nd})[.,٫]\s*$/gu;

const readAt = (
  source: Span,
  at: number,
  style: NumberStyle,
): { value: Ratio; end: number } | Diagnostic | undefined => {
  const fraction = readFraction(source, at);
  if (fraction) return fraction;
  const digits = readDigits(source, at, style);
  if (!digits || digits instanceof Diagnostic || !digits.isWhole) return digits;
  return readMixed(source, digits) ?? digits;
};

type Problem = Exclude<TypedNumber, { readonly value: number }>;

const problemOf = (diagnostic: Diagnostic, isNegative: boolean): Problem => {
  const { code, suggestions = [] } = diagnostic.error('value');
  if (code !== 'ambiguous-number') return { problem: 'not-a-number' };
  const [grouped, decimal] = suggestions.map((text) => (isNegative ? -Number(text) : Number(text)));
  return { problem: 'ambiguous', meanings: [decimal!, grouped!] };
};

const readRatio = (text: string, locale: string): Ratio | Problem => {
  if (text.trim() === '') return { problem: 'empty' };
  if (text.length > longest) return { problem: 'not-a-number' };
  const source = span(makeSource(text.replace(unread, '')), 0);
  const { isNegative, end } = readSign(source, 0);
  const number = readAt(source, end, { ...styleOf(locale), leavesPointOpen: true });
  if (number instanceof Diagnostic) return problemOf(number, isNegative);
  if (number?.end !== source.text.length) return { problem: 'not-a-number' };
  return signed(number.value, isNegative);
};

/** Returns the exact value of the number that {@link readTypedNumber} reads, or undefined if it reads no number. */
export const readTypedRatio = (text: string, locale: string): Ratio | undefined => {
  const ratio = readRatio(text, locale);
  return 'problem' in ratio ? undefined : ratio;
};

/**
 * Reads a number as people type it into a field, by the conventions of a locale: `1 000,5`, `1,000.5`, `1e3`, `−5`, `3
 * 1/2`, `½`, `٥`. Ambiguous text is not a number, for example a point in a language that writes none.
 */
export const readTypedNumber = (text: string, locale: string): TypedNumber => {
  const ratio = readRatio(text, locale);
  if ('problem' in ratio) return ratio;
  const value = toNumber(ratio);
  return Number.isFinite(value) ? { value } : { problem: 'too-large' };
};
