import { exponential, naturalLog } from './logarithm.ts';
import { exactly } from '../model/decimal.ts';
import { compare, minus, one, over, plus, power, ratio, times, type Ratio } from '../model/rational.ts';

/** Powers with more bits are calculated by logarithms: anyone who goes on with them in fractions would wait for it. */
const mostBits = 4096;

/**
 * A positive ratio to any power: exact for an integer of moderate size, else by logarithms of 256 bits, whose error a double does not
 * see.
 */
export const powerOf = (base: Ratio, exponent: Ratio): Ratio => {
  const bits = (base.n * base.d).toString(16).length * 4;
  if (exponent.d === 1n && exponent.n >= 0n && exponent.n * BigInt(bits) <= mostBits) {
    return power(base, Number(exponent.n));
  }
  return exponential((naturalLog(base) * exponent.n) / exponent.d);
};

/** Rates below this leave no trace in the growth that logarithms give. */
const leastRate = exactly(1e-30);

/** Returns how much one grows over some periods at a rate, and what deposits of one at the end of each grow to: ((1 + r)ⁿ − 1) ÷ r. */
export const growthOf = (rate: Ratio, periods: Ratio): { readonly ofOne: Ratio; readonly ofDeposits: Ratio } => {
  const ofOne = powerOf(plus(one, rate), periods);
  if (compare(rate, leastRate) > 0) return { ofOne, ofDeposits: over(minus(ofOne, one), rate) };
  // The first terms of the binomial series: the next is far below what a double holds
  const second = over(times(times(periods, minus(periods, one)), rate), ratio(2n));
  return { ofOne: plus(one, times(rate, periods)), ofDeposits: plus(periods, second) };
};
