import { exponential, naturalLog } from './logarithm.ts';
import { power, type Ratio } from '../model/rational.ts';

/** Beyond this many bits an exact power costs more than anyone can see. */
const mostBits = 60_000;

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
