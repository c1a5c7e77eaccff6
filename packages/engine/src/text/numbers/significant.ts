import { countFigures } from '../../arithmetic/figures.ts';
import { readDecimal } from '../../model/decimal.ts';
import { makeSource, span } from '../span.ts';
import { writtenAt } from './digits.ts';
import type { NumberStyle } from './style.ts';

/** The longest text to read, which limits the work. */
const longestText = 1000;

/**
 * Returns the number of significant figures of the first number in a text. Undefined without a number, and for a
 * fraction, which is exact.
 *
 * @param text - A number as typed. Text after it is ignored.
 * @param style - The marks of the number's language. Default: English.
 */
export const figuresIn = (text: string, style?: NumberStyle): number | undefined => {
  if (text.length > longestText) return undefined;
  const source = span(makeSource(text), 0);
  const start = source.plain.search(/[.,٫]?\d/);
  const written = start < 0 ? undefined : writtenAt(source, start, style);
  const decimal = written === undefined ? undefined : readDecimal(written);
  return decimal && countFigures(written!, decimal);
};
