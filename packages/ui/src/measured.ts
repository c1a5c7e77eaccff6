import {
  readTypedNumber,
  readTypedRatio,
  toNumber,
  unitIndex,
  UnitsError,
  withoutCurrency,
  type Unit,
} from '@units/engine/internal';
import { parse } from '@units/engine/text';
import { plainDecimal } from './plain-decimal.ts';
import type { ReadNumber } from './typed.ts';

/** A number that was typed with its unit into a number field. */
export interface Measured extends ReadNumber {
  readonly plain: string;
  /** Undefined for an amount of money. */
  readonly unit: Unit | undefined;
}

/** More characters than any typed measure has. */
const longest = 80;

const numberIn = (text: string, locale: string): Omit<Measured, 'unit'> | undefined => {
  const exact = readTypedRatio(text, locale);
  const plain = exact && plainDecimal(exact);
  return plain === undefined ? undefined : { value: toNumber(exact!), exact, plain };
};

/** Returns the number at the start of a measure, as typed. */
const startOf = (text: string, value: number, locale: string): Omit<Measured, 'unit'> => {
  for (let end = text.length - 1; end > 0; end--) {
    const number = numberIn(text.slice(0, end), locale);
    if (number?.value === value) return number;
  }
  return { value, plain: String(value) };
};

const parsed = (text: string, locale: string) => {
  try {
    return parse(text, { locale });
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/**
 * Reads a number with its unit, as people type it into a number field: `5 mi`, `5 ft 6`, `15%`, `$64`. The value of a
 * sum is in the last of its units. Undefined for any other text.
 */
export const readMeasured = (text: string, locale: string): Measured | undefined => {
  if (text.length > longest || !/\p{Nd}/u.test(text)) return undefined;
  const money = withoutCurrency(text);
  if (money !== text) {
    const amount = numberIn(money, locale);
    return amount && { ...amount, unit: undefined };
  }
  // A number without a unit, which the engine would read as a count of parts
  const alone = readTypedNumber(text, locale);
  if ('value' in alone || alone.problem === 'ambiguous') return undefined;
  const measure = parsed(text, locale);
  if (!measure || measure.answer || measure.ingredient !== undefined) return undefined;
  const unit = unitIndex.byId(measure.unit) ?? unitIndex.find(measure.unit).units[0];
  return unit && { ...startOf(text, measure.value, locale), unit };
};
