import { exactly } from '../../model/decimal.ts';
import type { Measure } from './measure.ts';

/** The number of digits that a double always keeps. A change within them is rounding. */
export const keptDigits = 15;

/** Returns true if that many digits are the whole exact value: 100000000000000001 has more. */
export const isWholeIn = ({ value, exact: { numerator, denominator, piPower } }: Measure): boolean => {
  const { n, d } = exactly(Number(value.toPrecision(keptDigits)));
  return piPower === 0 && numerator === n && denominator === d;
};
