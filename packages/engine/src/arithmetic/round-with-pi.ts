import type { Ratio } from '../model/rational.ts';
import { pi } from './pi.ts';

/**
 * Rounds (n/d) · π^piPower by a monotone rounding. It is applied to a lower and an upper bound, with more digits of π
 * until both agree. They do eventually, because π is transcendental: a nonzero fraction times a power of π is never on
 * a boundary between two roundings.
 */
export const roundWithPi = <T>({ n, d }: Ratio, piPower: number, round: (n: bigint, d: bigint) => T): T => {
  if (piPower === 0 || n === 0n) return round(n, d);
  const exponent = BigInt(Math.abs(piPower));
  for (let bits = 256; ; bits *= 2) {
    const low = (pi(bits) - 1n) ** exponent;
    const high = (pi(bits) + 2n) ** exponent;
    const unit = 1n << (BigInt(bits) * exponent);
    const [a, b] =
      piPower > 0
        ? [round(n * low, d * unit), round(n * high, d * unit)]
        : [round(n * unit, d * low), round(n * unit, d * high)];
    if (a === b) return a;
  }
};
