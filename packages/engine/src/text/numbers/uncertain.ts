import { decimalToRatio, readDecimal } from '../../model/decimal.ts';
import { power, ratio, times, type Ratio } from '../../model/rational.ts';
import { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unequalSides, zeroCoverage } from '../diagnostics/refusal.ts';
import { makeSource, matchAt, skipSpaces, span, type Span } from '../span.ts';
import { asDecimal, exponentAt, readDigits } from './digits.ts';
import { readSign, signed } from './fraction.ts';
import type { NumberStyle } from './style.ts';

/** A number with its standard uncertainty, and where it ends. */
export interface UncertainNumber {
  readonly value: Ratio;
  /** In the same unit as the value, zero or above. */
  readonly uncertainty: Ratio;
  readonly end: number;
}

/** The part behind ±: an amount in the unit of the value or in one of its own, or a part of the value in percent. */
export interface Spread {
  readonly size: Ratio;
  readonly isPercent: boolean;
  readonly end: number;
}

/** `5.0(2)`, `6.674 30(15)`, `1.6726e-27(9)`, `12.3(1.2)`: decimals may stand in groups. */
const concise =
  /(?<number>(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[,_']\d+)*)?(?:[.,٫](?:\d+(?: \d{1,3})*)?)?)(?:e(?<inner>[+-]?\d{1,3}))?\((?<last>\d+(?:[.,]\d*)?)\)/iuy;

/** `1+-2` is a sum, and `5 +- 0.2` and `5.0+-0.2` are none. */
const plusMinus = /\s*(?:±|\+\s?\/\s?-|plus(?:\/|\s+or\s+)minus(?![a-z]))\s*|\s+\+-\s*|\+-(?=\d*\.\d)/y;
/** `+0.2/-0.1`, `(+0.2 -0.1)`. */
const twoSides = /\s*(?:\(\s*\+\s?[\d.]+\s*[/,;]?\s*-\s?[\d.]+\s*\)|\+[\d.]+\s?\/\s?-[\d.]+|\(\+\d+-\d+\))/y;
const coveragePattern = String.raw`\s*(?:[([]\s*(?:k\s?=\s?(?<bracketed>\d+(?:\.\d+)?)|rectangular)\s*[)\]]|,\s*k\s?=\s?(?<open>\d+(?:\.\d+)?)(?!\S)|,?\s+rectangular(?![a-z]))`;
const coverageHere = new RegExp(coveragePattern, 'y');
const coverageAnywhere = new RegExp(coveragePattern);

const tenTo = (exponent: number): Ratio => power(ratio(10n), exponent);

const placeAt = (source: Span, at: number, length: number): { index: number; length: number } => ({
  index: source.offset + at,
  length,
});

/** Refuses an uncertainty whose two sides differ. */
const refuseSides = (source: Span, at: number): Diagnostic | undefined => {
  const match = matchAt(twoSides, source.plain, at);
  if (!match) return undefined;
  const place = placeAt(source, at, match[0].length);
  return new Diagnostic(place, (parameter) => unequalSides(parameter, place), true);
};

/** A number whose last digits have an uncertainty in parentheses. */
const readConcise = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): UncertainNumber | Diagnostic | undefined => {
  const match = matchAt(concise, source.plain, at);
  const { number = '', inner, last = '' } = match?.groups ?? {};
  if (!match || !/\d/.test(number)) return undefined;
  const text = asDecimal(number.replaceAll(' ', '').replace(/[.,]$/, ''), style);
  const size = asDecimal(last.replace(/[.,]$/, ''), style);
  if (typeof text !== 'string' || typeof size !== 'string') return readDigits(source, at, style) as Diagnostic;
  const behind = inner === undefined ? exponentAt(source, at + match[0].length) : undefined;
  const scale = tenTo(inner === undefined ? (behind?.exponent ?? 0) : Number(inner));
  const steps = /[.,]/.test(last) ? ratio(1n) : tenTo(-(text.split('.')[1]?.length ?? 0));
  return {
    value: times(decimalToRatio(readDecimal(text)!), scale),
    uncertainty: times(decimalToRatio(readDecimal(size)!), times(steps, scale)),
    end: at + match[0].length + (behind?.length ?? 0),
  };
};

/** Reads the part behind ± at a place; undefined where there is no such sign. */
export const readSpread = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): Spread | Diagnostic | undefined => {
  const sign = matchAt(plusMinus, source.lower, at);
  if (!sign) return refuseSides(source, at);
  const digits = readDigits(source, at + sign[0].length, style);
  if (!digits || digits instanceof Diagnostic) return digits;
  const percent = matchAt(/\s*(?:%|percent(?![a-z]))/y, source.lower, digits.end);
  return { size: digits.value, isPercent: percent !== undefined, end: digits.end + (percent?.[0].length ?? 0) };
};

/** `(5.0 ± 0.2)`, with an exponent behind it. */
const readGroup = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): UncertainNumber | Diagnostic | undefined => {
  if (source.plain[at] !== '(') return undefined;
  const { isNegative, end } = readSign(source, skipSpaces(source.plain, at + 1));
  const digits = readDigits(source, end, style);
  if (!digits || digits instanceof Diagnostic) return undefined;
  const spread = readSpread(source, digits.end, style);
  if (!spread || spread instanceof Diagnostic || spread.isPercent) return undefined;
  const close = skipSpaces(source.plain, spread.end);
  if (source.plain[close] !== ')') return undefined;
  const behind = exponentAt(source, close + 1);
  const scale = tenTo(behind?.exponent ?? 0);
  return {
    value: times(signed(digits.value, isNegative), scale),
    uncertainty: times(spread.size, scale),
    end: close + 1 + (behind?.length ?? 0),
  };
};

/**
 * Reads a number with its uncertainty in parentheses, `5.0(2)e3`, or both in parentheses, `(5.0 ± 0.2)e3`. Undefined for any other; what
 * stands behind a number with ± is read by {@link readSpread}, since a unit may stand between.
 */
export const readUncertain = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): UncertainNumber | Diagnostic | undefined => readConcise(source, at, style) ?? readGroup(source, at, style);

/** A divisor of an expanded uncertainty, and where it ends. */
interface Coverage {
  readonly divisor: number;
  readonly end: number;
}

const coverageOf = (source: Span, { index, 0: { length }, groups = {} }: RegExpExecArray): Coverage | Diagnostic => {
  const k = groups.bracketed ?? groups.open;
  const divisor = k === undefined ? Math.sqrt(3) : Number(k);
  const place = placeAt(source, index, length);
  if (divisor === 0) return new Diagnostic(place, (parameter) => zeroCoverage(parameter, place), true);
  return { divisor, end: index + length };
};

/** Reads the k of `(k=2)`, and √3 for `rectangular`: 1 where neither stands there. */
export const readCoverage = (source: Span, at: number): Coverage | Diagnostic => {
  const match = matchAt(coverageHere, source.lower, at);
  return match ? coverageOf(source, match) : { divisor: 1, end: at };
};

/** A whole text as a measured value: units are texts. */
export interface UncertainText {
  readonly value: Ratio;
  readonly uncertainty: Ratio;
  /** The unit of the uncertainty, where it has one of its own. */
  readonly uncertaintyUnit: string | undefined;
  readonly isPercent: boolean;
  readonly divisor: number;
  /** Empty where there is none. */
  readonly unit: string;
}

/** The number in front of ±, with the unit between both. */
const readApart = (
  source: Span,
  at: number,
  style: NumberStyle | undefined,
): Omit<UncertainText, 'divisor'> | Diagnostic | undefined => {
  const digits = readDigits(source, at, style);
  if (!digits || digits instanceof Diagnostic) return digits;
  const { value, end } = digits;
  const sign = source.lower.slice(end).search(/\s*(?:±|\+\s?\/\s?-|\+-|plus(?:\/|\s+or\s+)minus|[+(]\+?[\d.]+\s?[/-])/);
  const spread = sign < 0 ? undefined : readSpread(source, end + sign, style);
  if (!spread || spread instanceof Diagnostic) return spread;
  const [before, behind] = [source.text.slice(end, end + sign).trim(), source.text.slice(spread.end).trim()];
  // 20 % ± 1 % are both parts of a hundred
  const isPercent = spread.isPercent && !/^(?:%|percent)$/.test(before);
  const uncertaintyUnit = !spread.isPercent && before !== '' && behind !== '' ? behind : undefined;
  return { value, uncertainty: spread.size, uncertaintyUnit, isPercent, unit: before || behind };
};

/** Reads a text that is a measured value: `5.0(2) kg`, `5 kg ± 3 %`, `5 ± 0.4 kg (k=2)`. Undefined for text without an uncertainty. */
export const readUncertainText = (text: string, style?: NumberStyle): UncertainText | Diagnostic | undefined => {
  const whole = span(makeSource(text), 0);
  const match = coverageAnywhere.exec(whole.lower);
  const coverage = match ? coverageOf(whole, match) : { divisor: 1, end: 0 };
  if (coverage instanceof Diagnostic) return coverage;
  const source = match
    ? span(makeSource(`${whole.text.slice(0, match.index)} ${whole.text.slice(coverage.end)}`), 0)
    : whole;
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
