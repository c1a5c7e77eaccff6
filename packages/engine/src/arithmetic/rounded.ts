import { resultOutOfRange, tooManyToCount } from '../model/error.ts';
import { toNumber, type Ratio } from '../model/rational.ts';

/**
 * Returns the double nearest to an exact result, never -0: the single rounding of a calculation. Throws a UnitsError
 * (result-out-of-range) beyond the range of doubles.
 */
export const rounded = (exact: Ratio): number => {
  const result = toNumber(exact);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};

/** Rounds an exact nonnegative number up to a whole number. */
export const roundUp = ({ n, d }: Ratio): Ratio => ({ n: (n + d - 1n) / d, d: 1n });

/**
 * Returns a whole number of things. Throws a UnitsError (result-out-of-range) beyond 2^53 − 1, where doubles skip
 * integers.
 */
export const counted = (whole: Ratio): number => {
  const result = rounded(whole);
  if (result > Number.MAX_SAFE_INTEGER) throw tooManyToCount();
  return result;
};
