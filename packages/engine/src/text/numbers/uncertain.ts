import { decimalToRatio, readDecimal } from '../../model/decimal.ts';
import { ratio, times, type Ratio } from '../../model/rational.ts';
import { Diagnostic, refusedAt } from '../diagnostics/diagnostic.ts';
import { ambiguousPower, unequalSides, zeroCoverage } from '../diagnostics/refusal.ts';
import { makeSource, matchAt, skipSpaces, span, without, type Span } from '../span.ts';
import { asDecimal, conciseAt, conciseDecimal, exponentAt, readDigits, refuseGlued, tenTo } from './digits.ts';
import { readSign, signed, type Part } from './fraction.ts';
import { readNumeral } from './number.ts';
import type { NumberStyle } from './style.ts';
import { percentWords, plusMinusWords } from '../../data/uncertainty-words.ts';
import { alternatives } from '../../languages/words.ts';

const wordsForSign = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(plusMinusWords)})(?![\p{L}/])`, 'giu');
const wordsForPercent = new RegExp(String.raw`(?<=±\s*[\d.,]+\s*)(?:${alternatives(percentWords)})(?!\p{L})`, 'giu');

/** Replaces the words for ± and % with the signs. Spaces replace their other letters, so that indexes stay valid. */
export const signsFor = (text: string): string => {
  const sign = text.replace(wordsForSign, ({ length }) => '±'.padEnd(length));
  return sign.includes('±') ? sign.replace(wordsForPercent, ({ length }) => '%'.padEnd(length)) : text;
};

/** Returns the span with signs for these words. */
export const inSigns = (source: Span): Span => {
  const plain = signsFor(source.plain);
  return plain === source.plain ? source : { ...source, plain, lower: signsFor(source.lower) };
};

/** A number with its standard uncertainty, and its end. */
export interface UncertainNumber {
  readonly value: Ratio;
  /** The uncertainty in the unit of the value, zero or above. */
  readonly uncertainty: Ratio;
  readonly end: number;
}

/** The part after ±: an amount in the unit of the value or in its own unit, or a percentage of the value. */
export interface Spread {
  readonly size: Ratio;
  readonly isPercent: boolean;
  /** True if its parentheses are still open, because its own unit follows: `5.0 kg (± 0.2 kg)`. */
  readonly isOpen: boolean;
  readonly end: number;
}

/** Matches ±. `1+-2` is a sum; `5 +- 0.2` and `5.0+-0.2` are uncertainties. */
const plusMinus = /\s*(?:±|\+\s?\/\s?-|plus(?:\/|\s+or\s+)minus(?![a-z]))\s*|\s+\+-\s*|\+-(?=\d*\.\d)/y;
/** Matches ± after an opening parenthesis, where no sum can start: `5.0 kg (± 4 %)`. */
const plusMinusInside = /\s*\(\s*(?:±|\+\s?\/?\s?-)\s*/y;
const percentHere = /\s*(?:%|(?:per\s?cent|pct)(?![a-z]))/y;
/** Matches `+0.2/-0.1`, `(+0.2 -0.1)`, `+0.2 -0.1 kg`. `5 +2 -1` without a unit is a sum. */
const twoSides =
  /\s*(?:\(\s*\+\s?[\d.,]+\s*[/,;]?\s*-\s?[\d.,]+\s*\)|\+[\d.,]+\s?\/\s?-[\d.,]+|\(\+\d+-\d+\))|\s+\+[\d.,]+\s+-[\d.,]+\s*(?=[\p{L}°%'"])/uy;
/** Returns a pattern for `k=2`, with an optional level of confidence. `(2σ)` means the same. */
const factor = (name: string): string => String.raw`k\s?=\s?(?<${name}>\d+(?:[.,]\d+)?)(?:[,;]\s?\d+(?:[.,]\d+)?\s?%)?`;
const coveragePattern = String.raw`\s*(?:[([]\s*(?:${factor('bracketed')}|(?<sigmas>\d)\s?(?:σ|sigma)|rectangular)\s*[)\]]|,\s*${factor('open')}(?![^\s,])|,?\s+rectangular(?![a-z]))`;
const coverageHere = new RegExp(coveragePattern, 'y');
export const coverageAnywhere = new RegExp(coveragePattern);

/** Refuses an uncertainty with two different sides. */
const refuseSides = (source: Span, at: number): Diagnostic | undefined => {
  const match = matchAt(twoSides, source.plain, at);
  return match && refusedAt(span(source, at, at + match[0].length), unequalSides, true);
};

/** Reads a number whose last digits have an uncertainty in parentheses. */
const readConcise = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): UncertainNumber | Diagnostic | undefined => {
  const match = conciseAt(source, at);
  if (!match) return undefined;
  const { inner, last = '' } = match.groups!;
  const text = conciseDecimal(match, style);
  const size = asDecimal(last.replace(/[.,]$/, ''), style);
  if (typeof text !== 'string' || typeof size !== 'string') {
    // 5'6(1)" has no group mark
    const digits = readDigits(source, at, style);
    return digits instanceof Diagnostic ? digits : undefined;
  }
  const after = inner === undefined ? exponentAt(source, at + match[0].length) : undefined;
  const end = at + match[0].length + (after?.length ?? 0);
  const glued = refuseGlued(source, at, end, true);
  if (glued) return glued;
  const scale = tenTo(inner === undefined ? (after?.exponent ?? 0) : Number(inner));
  const steps = /[.,٫]/.test(last) ? ratio(1n) : tenTo(-(text.split('.')[1]?.length ?? 0));
  return {
    value: times(decimalToRatio(readDecimal(text)!), scale),
    uncertainty: times(decimalToRatio(readDecimal(size)!), times(steps, scale)),
    end,
  };
};

/** Matches a fraction with spaces: `± 1 / 2 s` is a quotient. */
const spacedFraction = /\d+(?:\s+\/|\/\s)/y;

/** Reads the number of a value or an uncertainty, including fractions. */
export const readPlainNumber = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): Part | Diagnostic | undefined =>
  (matchAt(spacedFraction, source.plain, at) ? readDigits : readNumeral)(source, at, style);

/** Matches a power of ten after an uncertainty: `1.5 ± 0.2 × 10³` may apply to both numbers. */
const powerAtEnd = /[x×*·⋅]\s?10\S*$/;
const numberAtEnd = /\d\s*$/;
const hasPower = /(?:10\S*|e[+-]?\d+)\s*$/i;

/** Reads the part after ± at an index. Undefined without such a sign. */
export const readSpread = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): Spread | Diagnostic | undefined => {
  const inside = matchAt(plusMinusInside, source.lower, at);
  const sign = inside ?? matchAt(plusMinus, source.lower, at);
  if (!sign) return refuseSides(source, at);
  const digits = readPlainNumber(source, at + sign[0].length, style);
  if (!digits || digits instanceof Diagnostic) return digits;
  const [before, own] = [source.plain.slice(0, at), source.plain.slice(at, digits.end)];
  if (powerAtEnd.test(own) && numberAtEnd.test(before) && !hasPower.test(before))
    return refusedAt(span(source, at, digits.end), ambiguousPower, true);
  const percent = matchAt(percentHere, source.lower, digits.end);
  const end = digits.end + (percent?.[0].length ?? 0);
  const close = inside && matchAt(/\s*\)/y, source.plain, end);
  return {
    size: digits.value,
    isPercent: percent !== undefined,
    isOpen: inside !== undefined && !close,
    end: end + (close?.[0].length ?? 0),
  };
};

/** Reads `(5.0 ± 0.2)` with an optional exponent after it. */
const readGroup = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): UncertainNumber | Diagnostic | undefined => {
  if (source.plain[at] !== '(') return undefined;
  const { isNegative, end } = readSign(source, skipSpaces(source.plain, at + 1));
  const digits = readPlainNumber(source, end, style);
  if (!digits || digits instanceof Diagnostic) return undefined;
  const spread = readSpread(source, digits.end, style);
  if (!spread || spread instanceof Diagnostic || spread.isPercent || spread.isOpen) return undefined;
  const close = skipSpaces(source.plain, spread.end);
  if (source.plain[close] !== ')') return undefined;
  const after = exponentAt(source, close + 1);
  const scale = tenTo(after?.exponent ?? 0);
  return {
    value: times(signed(digits.value, isNegative), scale),
    uncertainty: times(spread.size, scale),
    end: close + 1 + (after?.length ?? 0),
  };
};

/**
 * Reads a number with its uncertainty in parentheses, `5.0(2)e3`, or with both in parentheses, `(5.0 ± 0.2)e3`.
 * Undefined for other numbers. {@link readSpread} reads the part after ±, since a unit may precede it.
 */
export const readUncertain = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): UncertainNumber | Diagnostic | undefined => readConcise(source, at, style) ?? readGroup(source, at, style);

/** The divisor of an expanded uncertainty, and its end. */
interface Coverage {
  readonly divisor: number;
  readonly end: number;
}

export const coverageOf = (
  source: Span,
  { index, 0: { length }, groups = {} }: RegExpExecArray,
): Coverage | Diagnostic => {
  const k = groups.bracketed ?? groups.open ?? groups.sigmas;
  const divisor = k === undefined ? Math.sqrt(3) : Number(k.replace(',', '.'));
  if (divisor === 0) return refusedAt(span(source, index, index + length), zeroCoverage, true);
  return { divisor, end: index + length };
};

/** Reads the k of `(k=2)`, and √3 for `rectangular`. The divisor is 1 if there is neither. */
export const readCoverage = (source: Span, at: number): Coverage | Diagnostic => {
  const match = matchAt(coverageHere, source.lower, at);
  return match ? coverageOf(source, match) : { divisor: 1, end: at };
};

/** A whole text read as a measured value. Its units are texts. */
export interface UncertainText {
  readonly value: Ratio;
  readonly uncertainty: Ratio;
  /** The unit of the uncertainty, if it has its own. */
  readonly uncertaintyUnit: string | undefined;
  readonly isPercent: boolean;
  readonly divisor: number;
  /** The unit of the value; empty if there is none. */
  readonly unit: string;
}

/** Reads the number before ±, with its optional unit. */
const readApart = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): Omit<UncertainText, 'divisor'> | Diagnostic | undefined => {
  const digits = readPlainNumber(source, at, style);
  if (!digits || digits instanceof Diagnostic) return digits;
  const { value, end } = digits;
  const sign = source.lower
    .slice(end)
    .search(/\s*\(?\s*(?:±|\+\s?\/\s?-|\+-|plus(?:\/|\s+or\s+)minus|[+(]\+?[\d.]+\s?[/-])/);
  const spread = sign < 0 ? undefined : readSpread(source, end + sign, style);
  if (!spread || spread instanceof Diagnostic) return spread;
  const close = spread.isOpen ? source.plain.indexOf(')', spread.end) : spread.end;
  if (close < 0) return undefined;
  const own = source.text.slice(spread.end, close).trim();
  const [before, after] = [
    source.text.slice(end, end + sign).trim(),
    source.text.slice(spread.isOpen ? close + 1 : close).trim(),
  ];
  // In 20 % ± 1 %, both numbers are percentages of the same whole
  const isPercent = spread.isPercent && !/^(?:%|percent)$/.test(before);
  const uncertaintyUnit = spread.isPercent ? undefined : own || (before && after) || undefined;
  return { value, uncertainty: spread.size, uncertaintyUnit, isPercent, unit: before || after };
};

/**
 * Reads a text as a measured value: `5.0(2) kg`, `5 kg ± 3 %`, `5 ± 0.4 kg (k=2)`. Undefined for text without an
 * uncertainty.
 */
export const readUncertainText = (text: string, style?: NumberStyle): UncertainText | Diagnostic | undefined => {
  const whole = span(makeSource(text), 0);
  const match = coverageAnywhere.exec(whole.lower);
  const coverage = match ? coverageOf(whole, match) : { divisor: 1, end: 0 };
  if (coverage instanceof Diagnostic) return coverage;
  const source = match ? without(whole, [[match.index, coverage.end]], ' ') : whole;
  const { divisor } = coverage;
  const { isNegative, end } = readSign(source, 0);
  const close = readUncertain(source, end, style);
  if (close instanceof Diagnostic) return close;
  if (close) {
    const { value, uncertainty } = close;
    const unit = source.text.slice(close.end).trim();
    return {
      value: signed(value, isNegative),
      uncertainty,
      uncertaintyUnit: undefined,
      isPercent: false,
      divisor,
      unit,
    };
  }
  const apart = readApart(source, end, style);
  if (!apart || apart instanceof Diagnostic) return apart;
  return { ...apart, value: signed(apart.value, isNegative), divisor };
};
