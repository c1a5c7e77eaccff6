import { countFigures } from '../../arithmetic/figures.ts';
import { readDecimal } from '../../model/decimal.ts';
import { makeSource, span } from '../span.ts';
import { writtenAt } from './digits.ts';
import type { NumberStyle } from './style.ts';

/** A bound on the work for any text. */
const longestText = 1000;

/**
 * The significant figures of the first number of a text, as it is written. Undefined where none stands there, and for a fraction, which is
 * exact.
 *
 * @param text - A number as it was typed; what stands behind it is ignored.
 * @param style - The marks of the number's language; those of English unless given.
 */
export const figuresIn = (text: string, style?: NumberStyle): number | undefined => {
  if (text.length > longestText) return undefined;
  const source = span(makeSource(text), 0);
  const start = source.plain.search(/[.,٫]?\d/);
  const written = start < 0 ? undefined : writtenAt(source, start, style);
  const decimal = written === undefined ? undefined : readDecimal(written);
  return decimal && countFigures(written!, decimal);
};
