import { exponential, naturalLog } from './logarithm.ts';
import { exactly } from '../model/decimal.ts';
import { compare, minus, one, over, plus, power, ratio, times, type Ratio } from '../model/rational.ts';

/** Powers with more bits are calculated by logarithms: exact fractions of that size would be slow. */
const mostBits = 4096;

/**
 * Returns a positive ratio raised to any power. Integer exponents of moderate size are exact; others use 256-bit
 * logarithms, whose error is smaller than a double can show.
 */
export const powerOf = (base: Ratio, exponent: Ratio): Ratio => {
  const bits = (base.n * base.d).toString(16).length * 4;
  if (exponent.d === 1n && exponent.n >= 0n && exponent.n * BigInt(bits) <= mostBits) {
    return power(base, Number(exponent.n));
  }
  return exponential((naturalLog(base) * exponent.n) / exponent.d);
};

/** Below this rate, growth calculated by logarithms loses the rate. */
const leastRate = exactly(1e-30);

/**
 * Returns the growth factor over `periods` at `rate`, and the final value of deposits of 1 at the end of each period:
 * ((1 + r)ⁿ − 1) ÷ r.
 */
export const growthOf = (rate: Ratio, periods: Ratio): { readonly ofOne: Ratio; readonly ofDeposits: Ratio } => {
  const ofOne = powerOf(plus(one, rate), periods);
  if (compare(rate, leastRate) > 0) return { ofOne, ofDeposits: over(minus(ofOne, one), rate) };
  // The first terms of the binomial series; the next term is too small to change a double
  const second = over(times(times(periods, minus(periods, one)), rate), ratio(2n));
  return { ofOne: plus(one, times(rate, periods)), ofDeposits: plus(periods, second) };
};
