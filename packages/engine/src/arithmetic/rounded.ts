import { resultOutOfRange } from '../model/error.ts';
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
