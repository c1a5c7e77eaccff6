import type { Ratio } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { inSigns } from '../text/numbers/uncertain-words.ts';
import { coverageAnywhere, coverageOf, readPlainNumber, readSpread, readUncertain } from '../text/numbers/uncertain.ts';
import { makeSource, span, type Span } from '../text/span.ts';

/** A text without the uncertainty of its only number. */
export interface WithoutUncertainty {
  /** The text with only the number. */
  readonly rest: string;
  readonly uncertainty: Ratio;
  readonly isPercent: boolean;
  readonly divisor: number;
}

const digit = /(?<![\p{L}\d])\(?\s*\d/u;
/** Matches the sign after the unit of a value. */
const beforeSign = /\s*\(?\s*(?:±|\+\s?\/\s?-)/;

/** Removes the uncertainty of the first number of a text: `2.0(1) cups of flour in g`. Undefined for other texts. */
export const withoutUncertainty = (
  given: Span,
  style: NumberStyle | undefined,
): WithoutUncertainty | Diagnostic | undefined => {
  const factorOf = coverageAnywhere.exec(given.lower);
  const coverage = factorOf ? coverageOf(given, factorOf) : { divisor: 1, end: 0 };
  if (coverage instanceof Diagnostic) return coverage;
  const source = factorOf
    ? inSigns(span(makeSource(`${given.text.slice(0, factorOf.index)} ${given.text.slice(coverage.end)}`), 0))
    : given;
  const { divisor } = coverage;
  const at = source.plain.search(digit);
  if (at < 0) return undefined;
  const led = (value: Ratio): string =>
    `${source.text.slice(0, at)}${value.d === 1n ? value.n : `${value.n}/${value.d}`} `;
  const close = readUncertain(source, at, style);
  if (close instanceof Diagnostic) return close;
  if (close)
    return {
      rest: led(close.value) + source.text.slice(close.end),
      uncertainty: close.uncertainty,
      isPercent: false,
      divisor,
    };
  const number = readPlainNumber(source, at, style);
  if (!number || number instanceof Diagnostic) return number;
  const distance = source.lower.slice(number.end).search(beforeSign);
  const sign = number.end + distance;
  const spread = distance < 0 ? undefined : readSpread(source, sign, style);
  if (!spread || spread instanceof Diagnostic) return spread;
  const unit = source.text.slice(number.end, sign).trim();
  const behind = source.text.slice(spread.end).trim();
  const isOwn = !spread.isPercent && unit !== '';
  if (isOwn && !behind.startsWith(unit)) return undefined;
  const open = isOwn ? behind.slice(unit.length) : behind;
  const rest = spread.isOpen ? open.replace(/^\s*\)/, '') : open;
  return {
    rest: `${led(number.value)}${unit} ${rest}`,
    uncertainty: spread.size,
    isPercent: spread.isPercent,
    divisor,
  };
};
