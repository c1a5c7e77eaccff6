import { exactly } from '../../model/decimal.ts';
import { digitOptions } from './intl.ts';
import type { Measure } from './measure.ts';

/** The number of digits that a double always keeps. A change within them is rounding. */
export const keptDigits = 15;

/** Returns true for a number that is shown with all its digits. Another one may be, if it has more than a double keeps. */
export const hasFewDigits = (value: number): boolean =>
  Number(value.toPrecision(digitOptions(value, undefined).maximumSignificantDigits)) === value;

/** Returns true if that many digits are the whole exact value: 100000000000000001 has more. */
export const isWholeIn = ({ value, exact: { numerator, denominator, piPower } }: Measure): boolean => {
  // Whole numbers, which most values are, need no decimals
  if (Number.isInteger(value) && Math.abs(value) < 10 ** keptDigits)
    return piPower === 0 && denominator === 1n && numerator === BigInt(value);
  const { n, d } = exactly(Number(value.toPrecision(keptDigits)));
  return piPower === 0 && numerator === n && denominator === d;
};
