import { ratio, type Ratio } from '../model/rational.ts';

/** The largest integer whose square is not above n, by Newton's method. */
const integerRoot = (n: bigint): bigint => {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** Bits behind the first of a root that is no fraction: far more than a double has. */
const bits = 256n;

/** The square root of a ratio of at least zero: exact where it is a fraction, else right to 2^-256 of itself. */
export const squareRootOf = ({ n, d }: Ratio): Ratio => {
  const [top, below] = [integerRoot(n), integerRoot(d)];
  if (top * top === n && below * below === d) return ratio(top, below);
  // √(n/d) = √(n·d)/d
  return { n: integerRoot((n * d) << (2n * bits)), d: d << bits };
};
