import { decimalToRatio, readDecimal } from '../../model/decimal.ts';
import { ambiguousNumber, gluedParentheses, notANumeral, outOfReach, uncertainNumber } from '../diagnostics/refusal.ts';
import { power, ratio, times, type Ratio } from '../../model/rational.ts';
import { refusedAt, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { matchAt, span, type Span } from '../span.ts';
import type { NumberStyle } from './style.ts';

/** Digits that were read: their exact value and their end. */
export interface Digits {
  readonly value: Ratio;
  readonly end: number;
  /** True for digits without any mark, which can be the whole part of 1 1/2. */
  readonly isWhole: boolean;
}

/**
 * Matches digits with marks between them. Spaces and apostrophes join only groups of three, except the numerator of a
 * fraction (1 125/1000) and the inches after feet (5'110").
 */
const literal = /\d+(?:[.,_٫٬]\d+|[ '](?=\d{3}(?!\d|\s*\/\s*\d|\s*"))\d{3})*|[.,٫]\d+/y;

const isGrouped = ([first = '', ...rest]: readonly string[]): boolean =>
  (/^\d{1,3}$/.test(first) && rest.every((group) => group.length === 3)) ||
  // Lakhs and crores
  (/^\d{1,2}$/.test(first) && rest.at(-1)?.length === 3 && rest.slice(0, -1).every((group) => group.length === 2));

/** Returns true if the only mark of a number is a decimal mark, or undefined if the text is ambiguous. */
const isDecimal = (mark: string, whole: string, rest: string, style: NumberStyle | undefined): boolean | undefined => {
  if (mark === '٫') return true;
  if (mark !== '.' && mark !== ',') return false;
  // Decimals that are all zeros may be thousands: 1000,000
  const isLong = whole.length > 3 && (mark === '.' || rest !== '000');
  if (rest.length !== 3 || !/^[1-9]/.test(whole) || isLong) return true;
  if (style?.decimal === mark) return true;
  if (whole.length > 3) return undefined;
  if (style?.group === mark) return false;
  // A point is the decimal point of keyboards and programs, unless the writer's language groups with it
  return mark === '.' && !style?.leavesPointOpen ? true : undefined;
};

/** Returns the digits as decimal text, both readings if they are ambiguous, or undefined for an invalid number. */
export const asDecimal = (written: string, style: NumberStyle | undefined): string | readonly string[] | undefined => {
  // Programmers group by underscores, the SI by spaces, before and after the point
  const raw = written.replaceAll('_', '').replace(/(?<=[.,٫][\d ]+) /g, '');
  const groups = raw.split(/\D/);
  const marks = raw.replace(/\d/g, '');
  if (marks === '') return raw;
  const last = marks.at(-1)!;
  const before = new Set(marks.slice(0, -1));
  if (marks.length === 1) {
    const decimal = isDecimal(last, groups[0]!, groups[1]!, style);
    if (decimal === undefined) return [groups.join(''), groups.join('.')];
    if (decimal) return groups.join('.');
  } else if (!before.has(last)) {
    if (before.size > 1 || !/[.,٫]/.test(last) || !isGrouped(groups.slice(0, -1))) return undefined;
    return `${groups.slice(0, -1).join('')}.${groups.at(-1)}`;
  } else if (before.size > 1) return undefined;
  return isGrouped(groups) ? groups.join('') : undefined;
};

/** Matches a power of ten: 10^3, 10**3, 10³. */
const powerOfTen = String.raw`10(?:\s?(?:\^|\*\*)\s?(?<power>[+-]?\d{1,6})|(?<raised>[⁻⁺]?[⁰¹²³⁴-⁹]{1,6}))(?!\d)`;
const tenRaised = new RegExp(powerOfTen, 'y');
/** Matches `e3`, `E-3`, `×10^3`, ` x 10³`. */
const exponent = new RegExp(String.raw`e(?<e>[+-]?\d{1,6})(?!\d)|\s?[x×*·⋅]\s?${powerOfTen}`, 'iy');
/** Matches an exponent without its digits: 5e, 5e km. */
const brokenExponent = /e(?![\p{L}\d])/iuy;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The largest exponent that is read. It is above the range of doubles and limits the digits of the calculation. */
const largestExponent = 1000;

const exponentOf = ({ groups = {} }: RegExpExecArray): number => {
  const { e, power: written, raised = '' } = groups;
  const lowered = raised.replace(/./g, (c) => (c === '⁻' ? '-' : c === '⁺' ? '+' : String(raisedDigits.indexOf(c))));
  return Number(e ?? written ?? lowered);
};

const brokenAt = (source: Span, at: number, length: number): Diagnostic =>
  refusedAt(span(source, at, at + length), notANumeral, true);

/** Returns the exponent of ten after a number, and its length: `e3`, ` × 10³`. Undefined if there is none. */
export const exponentAt = (
  { plain }: Span,
  at: number,
): { readonly exponent: number; readonly length: number } | undefined => {
  const match = matchAt(exponent, plain, at);
  return match && { exponent: exponentOf(match), length: match[0].length };
};

/** Matches text after digits that makes them part of a fraction, which is exact. */
const fractionAfter = /\s*\/\s*\d|[\s-]\d+\s*\/\s*\d|\s*[¼-¾⅐-⅞]/y;

/**
 * Returns the digits at an index as decimal text, with point and zeros kept: `1500.` for `1,500. kg`. Returns undefined
 * for fractions and powers of ten, which are exact, and for invalid or ambiguous numbers.
 */
export const writtenAt = (source: Span, at: number, style: NumberStyle | undefined): string | undefined => {
  const { plain } = source;
  const concise = conciseAt(source, at);
  const match = concise ?? (matchAt(tenRaised, plain, at) ? undefined : matchAt(literal, plain, at));
  if (!match || matchAt(fractionAfter, plain, at + match[0].length)) return undefined;
  const text = concise ? conciseDecimal(concise, style) : asDecimal(match[0], style);
  if (typeof text !== 'string') return undefined;
  const hasPoint = matchAt(/\.(?!\d)/y, plain, at + match[0].length) !== undefined && !text.includes('.');
  return hasPoint ? `${text}.` : text;
};

export const tenTo = (n: number): Ratio => power(ratio(10n), n);

/**
 * Matches a number with digits in parentheses, `5.0(2)`, `6.674 30(15)`, `1.6726e-27(9)`, `12.3(1.2)`: the uncertainty
 * of its last digits. Decimals may be in groups, the last with up to four digits, as CODATA prints them.
 */
const concise =
  /(?<number>\d+(?:[.,_'٫٬]\d+| \d{3}(?!\d))*(?:(?= )(?<=[.,٫]\d+)(?: \d{1,4})+)?[.,]?|[.,٫]\d+(?: \d{1,4})*)(?:e(?<inner>[+-]?\d{1,3}))?\((?<last>\d+(?:[.,٫]\d*)?)\)/iuy;

/** Matches a number and the parentheses right after it. Undefined if there is none at the index. */
export const conciseAt = ({ plain }: Span, at: number): RegExpExecArray | undefined =>
  plain.includes('(', at) ? matchAt(concise, plain, at) : undefined;

/**
 * Matches parentheses with only a number, with a sign, a percent sign or a unit. Right after a number, they are a
 * wrongly written uncertainty. A sum in parentheses multiplies: `2(3 + 4)`.
 */
const numberInParentheses =
  /\(\s*[-+]?\s*(?:\d[\d.,_']*|[.,]\d+)(?:e[-+]?\d+)?(?:\s*\/\s*\d+)?\s*[\p{L}°%µ²³'"]*\s*\)/iuy;
/** Matches the start of parentheses with a coverage factor or with ±. */
const spreadInParentheses = /\(\s*(?:k\s?=|\d\s?(?:σ|sigma)|rectangular|±|\+\s?\/?\s?-)/iuy;

/**
 * Refuses parentheses right after a number that are not its uncertainty. After an uncertainty, any parentheses are
 * refused.
 */
export const refuseGlued = (source: Span, at: number, end: number, isUncertain: boolean): Diagnostic | undefined => {
  const { plain } = source;
  if (plain[end] !== '(' || matchAt(spreadInParentheses, plain, end)) return undefined;
  const match = matchAt(isUncertain ? /\([^)]*\)?/y : numberInParentheses, plain, end);
  if (!match) return undefined;
  const number = source.text.slice(at, end);
  return refusedAt(
    span(source, at, end + match[0].length),
    (parameter, text, place) => gluedParentheses(parameter, number, text.slice(number.length), place),
    true,
  );
};

/**
 * Matches a unit or an exponent. After whole digits, calculators multiply by parentheses unless one of these follows.
 */
const unitAfter = /e[+-]?\d|\s*(?!x(?![\p{L}°]))[\p{L}%°]/iuy;

/**
 * Returns true if calculators would multiply by the parentheses after whole digits: `2(3)` without a unit after them.
 */
export const mayMultiply = (source: Span, at: number): boolean => {
  const match = conciseAt(source, at);
  const { number = '', inner } = match?.groups ?? {};
  if (!match || !/^\d+$/.test(number) || inner !== undefined) return false;
  const end = at + match[0].length;
  const isScaled = (exponentAt(source, end)?.length ?? 0) + end;
  return [end, isScaled].every((place) => matchAt(unitAfter, source.plain, place) === undefined);
};

/** Returns the number before the parentheses of {@link conciseAt}, as decimal text. */
export const conciseDecimal = (
  { groups }: RegExpExecArray,
  style: NumberStyle | undefined,
): ReturnType<typeof asDecimal> => asDecimal(groups!.number!.replaceAll(' ', '').replace(/[.,]$/, ''), style);

const uncertainAt = (source: Span, at: number, style: NumberStyle | undefined): Diagnostic | undefined => {
  const match = conciseAt(source, at);
  if (!match || typeof conciseDecimal(match, style) !== 'string') return undefined;
  return refusedAt(span(source, at, at + match[0].length), uncertainNumber, true);
};

/** Reads digits at an index. Returns undefined if there are none. */
export const readDigits = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): Digits | Diagnostic | undefined => {
  const { plain } = source;
  const uncertain = uncertainAt(source, at, style);
  if (uncertain) return uncertain;
  const ten = matchAt(tenRaised, plain, at);
  const match = ten ?? matchAt(literal, plain, at);
  if (!match) return undefined;
  const { length } = match[0];
  const written = span(source, at, at + length);
  const text = ten ? '1' : asDecimal(match[0], style);
  if (text === undefined) return brokenAt(source, at, length);
  if (typeof text !== 'string') {
    return refusedAt(written, (parameter, typed, place) => ambiguousNumber(parameter, typed, text, place), true);
  }
  const scale = ten ?? matchAt(exponent, plain, at + length);
  if (!scale && matchAt(brokenExponent, plain, at + length)) return brokenAt(source, at, length + 1);
  const n = scale ? exponentOf(scale) : 0;
  if (Math.abs(n) > largestExponent) return refusedAt(written, outOfReach, true);
  const end = at + length + (scale && !ten ? scale[0].length : 0);
  const glued = refuseGlued(source, at, end, false);
  if (glued) return glued;
  const value = decimalToRatio(readDecimal(text)!);
  return {
    value: n === 0 ? value : times(value, tenTo(n)),
    end,
    isWhole: scale === undefined && /^\d+$/.test(match[0]),
  };
};
