import { integerRoot } from './integer-root.ts';
import { ratio, type Ratio } from '../model/rational.ts';

/** Bits behind the first of a root that is not a fraction: far more than a double has. */
const bits = 256n;

/** The square root of a ratio of at least zero: exact where it is a fraction, else right to 2^-256 of itself. */
export const squareRootOf = ({ n, d }: Ratio): Ratio => {
  const [top, below] = [integerRoot(n), integerRoot(d)];
  if (top * top === n && below * below === d) return ratio(top, below);
  // √(n/d) = √(n·d)/d
  return { n: integerRoot((n * d) << (2n * bits)), d: d << bits };
};
