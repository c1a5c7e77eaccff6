import { integerRoot } from './integer-root.ts';
import { ratio, type Ratio } from '../model/rational.ts';

/** The number of bits of an irrational root, far more than a double has. */
const bits = 256n;

/** Returns the square root of a nonnegative ratio: exact if it is a fraction, else with a relative error of 2^-256. */
export const squareRootOf = ({ n, d }: Ratio): Ratio => {
  const [top, below] = [integerRoot(n), integerRoot(d)];
  if (top * top === n && below * below === d) return ratio(top, below);
  // √(n/d) = √(n·d)/d
  return { n: integerRoot((n * d) << (2n * bits)), d: d << bits };
};
