import { ratio, type Ratio } from '../model/rational.ts';

/** Returns floor(2^bits · arctan(1/x)) to within a few units in the last place, by Gregory's series. */
const arccot = (x: bigint, bits: number): bigint => {
  const square = x * x;
  let term = (1n << BigInt(bits)) / x;
  let sum = 0n;
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += k % 4n === 1n ? term / k : -(term / k);
    term /= square;
  }
  return sum;
};

const guard = 32;
let known = { bits: 0, value: 0n };

/** Returns π · 2^bits rounded down, or one less, by Machin's formula: π = 16 arccot 5 − 4 arccot 239. */
export const pi = (bits: number): bigint => {
  if (bits > known.bits) {
    const value = 16n * arccot(5n, bits + guard) - 4n * arccot(239n, bits + guard);
    known = { bits, value: value >> BigInt(guard) };
  }
  return known.value >> BigInt(known.bits - bits);
};

/** The number of bits, far more than a double has. */
const ratioBits = 256;

/** Returns π as a ratio, for results that are rounded to a double. */
export const piRatio = (): Ratio => ratio(pi(ratioBits), 1n << BigInt(ratioBits));
