import { apply, find, UnitsError, withoutCurrency, withPower } from '@units/engine/internal';
import { parse } from '@units/engine/text';
import { readNumber } from '@units/ui';
import { plainly } from '../numbers.ts';
import { locale, readingLocale } from '../language.ts';

// Reads measures and amounts in number fields and converts between units. It includes the whole engine, so it is loaded
// when the first text needs it.

const orNone = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const valueOf = (text: string): number | undefined => {
  const reading = readNumber(text, locale());
  return 'value' in reading ? reading.value : undefined;
};

const converted = (text: string, unit: string): number | undefined => {
  const measure = orNone(() => parse(text, { locale: readingLocale() }));
  return measure && !measure.answer ? orNone(() => apply(find(measure.unit, unit).compiled, measure.value)) : undefined;
};

/** Returns an amount without a unit: `$64.20`, `250k`, `500万円`, `3 Mio`. */
const amountOf = (text: string): number | undefined => {
  const bare = withoutCurrency(text);
  const value = valueOf(withPower(bare));
  if (value !== undefined) return value;
  const counted = converted(bare, 'part');
  // A percentage is not an amount
  return counted === undefined || counted < 1 ? undefined : counted;
};

/** Returns the number that a field needs from text such as `5 mi` (in kilometers), `18%` or `$64.20`, or undefined. */
export const readAs = (text: string, unit: string | undefined): number | undefined =>
  valueOf(text) ?? (unit === undefined ? amountOf(text) : (converted(text, unit) ?? valueOf(withoutCurrency(text))));

/**
 * Significant digits of converted numbers: more than people type, and fewer than a double has, so that converting back
 * and forth returns the same number.
 */
const kept = 10;

/** Formats a number as people type it. */
export const typedNumber = (value: number): string => plainly(Number(value.toPrecision(kept)));

/** Splits text with one unit: `500 sq ft` into the number that was typed and the identifier of its unit. */
export const unitOfText = (text: string): { readonly number: string; readonly unit: string } | undefined => {
  const number = /^\s*[+\-−]?[\d\p{No}][\d\p{No}.,\s/⁄]*/u.exec(text)?.[0].trim();
  const parsed = orNone(() => parse(text, { locale: readingLocale() }));
  if (number === undefined || !parsed || parsed.answer || parsed.parts.length > 1) return undefined;
  return { number, unit: parsed.unit };
};

/** Converts a number and formats the result as people type it. */
export const retyped = (value: number, from: string, to: string): string | undefined => {
  const result = orNone(() => apply(find(from, to).compiled, value));
  return result === undefined ? undefined : typedNumber(result);
};
