import { exactly } from '../model/decimal.ts';
import { writeExact } from '../quantity/exact-text.ts';
import type { Measure } from '../text/format/measure.ts';

/** Digits that a double always keeps: what changes within them was rounded. */
export const keptDigits = 15;

/** Returns true if a number of so many digits is all of the exact value: 100000000000000001 is not. */
export const isWholeIn = ({ value, exact: { numerator, denominator, piPower } }: Measure): boolean => {
  const { n, d } = exactly(Number(value.toPrecision(keptDigits)));
  return piPower === 0 && numerator === n && denominator === d;
};

/** Roots and logarithms are fractions of 250 bits and more, which stand for digits that never end. */
const mostBits = 128n;

/**
 * The exact value as text, a decimal where its digits end, otherwise a fraction: `1.2`, `78125/25146`, `1/180 pi`. Undefined for what is only
 * near it.
 */
export const exactText = ({ exact: { numerator, denominator, piPower } }: Measure): string | undefined =>
  denominator >> mostBits === 0n ? writeExact({ ratio: { n: numerator, d: denominator }, piPower }) : undefined;
