import { tenTo } from '../model/decimal.ts';
import { compare, magnitude, plus, ratio, type Ratio } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { signed } from '../text/numbers/fraction.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import type { Span } from '../text/span.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { goesOn, noValue } from './judgment.ts';
import { noMinus } from './words.ts';

/** A number in a text. */
export interface NumberAt {
  readonly value: Ratio;
  /** One unit of its last significant digit: a tenth for 2.5, a quarter for 3/4, ten for 350. */
  readonly step: Ratio;
  readonly start: number;
  readonly end: number;
}

/** The end of text that is not a number. */
export interface Skipped {
  readonly end: number;
  readonly value?: undefined;
}

/** The length of text that is read at once: more than that of any number and its unit. */
export const windowLength = 120;

/** Returns a part of a long text as a separate text, with indexes from its start. */
export const excerpt = (whole: Span, from: number, length: number): Span => {
  const to = from + length;
  return {
    ...whole,
    text: whole.text.slice(from, to),
    plain: whole.plain.slice(from, to),
    lower: whole.lower.slice(from, to),
  };
};

/** The limit of amounts. In other units, larger numbers may exceed the range of doubles. */
const largest = ratio(tenTo(200));

/** The words of Chinese, Japanese and Korean that multiply the number before them. */
const scales: Readonly<Record<string, bigint>> = {
  百: 100n,
  백: 100n,
  千: 1000n,
  천: 1000n,
  万: 10_000n,
  萬: 10_000n,
  만: 10_000n,
  億: 10n ** 8n,
  亿: 10n ** 8n,
  억: 10n ** 8n,
};

/** Matches groups of three with points between them. */
const groups = /^\d{1,3}(?:\.\d{3})+$/;

/** Returns the step of the last significant digit. `2500` has two significant digits. */
const stepOf = (written: string, value: Ratio, style: NumberStyle | undefined): Ratio => {
  if (/[/⁄\u00bc-\u00be\u2150-\u215e]/.test(written)) return ratio(1n, value.d);
  const mark = style?.decimal ?? '.';
  const decimals = written.includes(mark) ? /\d*$/.exec(written.slice(written.lastIndexOf(mark)))![0].length : 0;
  if (decimals > 0 && !(value.d === 1n && decimals === 3)) return ratio(1n, 10n ** BigInt(decimals));
  if (value.d !== 1n) return ratio(1n, value.d);
  const digits = String(value.n < 0n ? -value.n : value.n);
  const zeros = /0*$/.exec(digits)![0].length;
  return ratio(10n ** BigInt(Math.max(0, Math.min(zeros, digits.length - 2))));
};

const englishMinus = /(?<![\p{L}\p{M}])(?:minus|negative)\s$/iu;

/** Returns the length of the sign of a negative number at the end of a text: `-`, `minus `, `零下`. */
const signAfter = (before: string, lexicon: Lexicon | undefined): number => {
  if (/(?:^|[^\d\s]\s|^\s|[(])-$/.test(before)) return 1;
  if (noMinus.test(before)) return 0;
  const { vocabulary, ownNumbers } = lexicon ?? {};
  const word = (vocabulary && ownNumbers?.minusAfter(vocabulary, before)) ?? 0;
  return word > 0 ? word : (englishMinus.exec(before)?.[0].length ?? 0);
};

/** Reads ten thousands, and the number below them: 29万1,890, 1万6千, 145만 8천. */
const withSmaller = (
  source: Span,
  first: { readonly value: Ratio; readonly end: number },
  style: NumberStyle | undefined,
): { value: Ratio; length: number } => {
  let { value, end } = first;
  for (;;) {
    const scale = scales[source.plain.charAt(end - 1)];
    const at = /^\s?(?=[\d백천百千])/.exec(source.plain.slice(end, end + 2));
    const next = scale === undefined || !at ? undefined : readNumeral(source, end + at[0].length, style);
    if (!next || next instanceof Diagnostic || compare(next.value, ratio(scale!)) >= 0) return { value, length: end };
    value = plus(value, next.value);
    end = next.end;
  }
};

/** Reads the number at an index. `before` is the text in which its sign is searched. */
export const numberAt = (
  whole: Span,
  start: number,
  style: NumberStyle | undefined,
  before: string,
): NumberAt | Skipped => {
  noValue.lastIndex = start;
  const other = noValue.exec(whole.plain)?.[0];
  if (other !== undefined && !(style?.group === '.' && groups.test(other))) return { end: start + other.length };
  const sign = signAfter(before, whole.lexicon);
  const source = excerpt(whole, start, windowLength);
  const numeral = readNumeral(source, 0, style);
  if (!numeral || numeral instanceof Diagnostic || numeral.end === 0) {
    return { end: start + Math.max(1, /^[\d.,]+/.exec(source.plain)?.[0].length ?? 1) };
  }
  const { value, length } = withSmaller(source, numeral, style);
  const end = start + length;
  if (compare(magnitude(value), largest) > 0) return { end };
  if (goesOn.test(source.plain.slice(length, length + 2))) {
    return { end: start + /^\S*/.exec(source.plain)![0].length };
  }
  const written = source.plain.slice(0, length);
  return {
    value: signed(value, sign > 0),
    step: stepOf(written, value, style),
    start: start - sign,
    end,
  };
};
