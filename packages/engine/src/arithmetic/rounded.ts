import { resultOutOfRange, tooManyToCount } from '../model/error.ts';
import { toNumber, type Ratio } from '../model/rational.ts';

/**
 * The double nearest to an exact result, never -0: the one rounding of a calculation. Throws a UnitsError
 * (result-out-of-range) beyond the double range.
 */
export const rounded = (exact: Ratio): number => {
  const result = toNumber(exact);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};

/** The next whole number from an exact one that is not below zero. */
export const roundUp = ({ n, d }: Ratio): Ratio => ({ n: (n + d - 1n) / d, d: 1n });

/** A whole number of things. Throws a UnitsError (result-out-of-range) beyond 2^53 − 1, where doubles leave some out. */
export const counted = (whole: Ratio): number => {
  const result = rounded(whole);
  if (result > Number.MAX_SAFE_INTEGER) throw tooManyToCount();
  return result;
};
