import { matchesOf } from '../model/matches.ts';
import type { Ratio } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import {
  coverageAnywhere,
  coverageOf,
  inSigns,
  readPlainNumber,
  readSpread,
  readUncertain,
} from '../text/numbers/uncertain.ts';
import { skipSpaces, span, without, type Span } from '../text/span.ts';

/** A text without the uncertainty of its only number. */
export interface WithoutUncertainty {
  /** The text with only the number. */
  readonly rest: Span;
  readonly uncertainty: Ratio;
  readonly isPercent: boolean;
  readonly divisor: number;
}

const digit = /(?<![\p{L}\d])\(?\s*\d/u;
/** Matches the sign after the unit of a value. */
const beforeSign = /\s*\(?\s*(?:±|\+\s?\/\s?-)/;
/** Matches the parts of a number in parentheses that are not its value: the (2) of 5.0(2), all but 5.0 of (5.0 ± 0.2). */
const besideValue = /^\(\s*|\s*(?:±|\+\s?\/?\s?-).*?\)|(?<=[\d.,])\([^)]*\)/g;

/** Removes the uncertainty of the first number of a text: `2.0(1) cups of flour in g`. Undefined for other texts. */
export const withoutUncertainty = (
  given: Span,
  style: NumberStyle | undefined,
): WithoutUncertainty | Diagnostic | undefined => {
  const factorOf = coverageAnywhere.exec(given.lower);
  const coverage = factorOf ? coverageOf(given, factorOf) : { divisor: 1, end: 0 };
  if (coverage instanceof Diagnostic) return coverage;
  const source = factorOf ? inSigns(without(given, [[factorOf.index, coverage.end]], ' ')) : given;
  const { divisor } = coverage;
  const at = source.plain.search(digit);
  if (at < 0) return undefined;
  const close = readUncertain(source, at, style);
  if (close instanceof Diagnostic) return close;
  if (close) {
    const parts = matchesOf(besideValue, source.plain.slice(at, close.end));
    const ranges = parts.map(({ index, 0: part }) => [at + index, at + index + part.length] as const);
    return { rest: without(source, ranges), uncertainty: close.uncertainty, isPercent: false, divisor };
  }
  const number = readPlainNumber(source, at, style);
  if (!number || number instanceof Diagnostic) return number;
  const distance = source.lower.slice(number.end).search(beforeSign);
  const sign = number.end + distance;
  const spread = distance < 0 ? undefined : readSpread(source, sign, style);
  if (!spread || spread instanceof Diagnostic) return spread;
  const unit = span(source, number.end, sign).text;
  const isOwn = !spread.isPercent && unit !== '';
  const after = skipSpaces(source.plain, spread.end);
  if (isOwn && !source.text.startsWith(unit, after)) return undefined;
  const end = isOwn ? after + unit.length : after;
  const closing = spread.isOpen ? /^\s*\)/.exec(source.plain.slice(end)) : null;
  return {
    rest: without(source, [[sign, end + (closing?.[0].length ?? 0)]], ' '),
    uncertainty: spread.size,
    isPercent: spread.isPercent,
    divisor,
  };
};
