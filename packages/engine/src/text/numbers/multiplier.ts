import { ratio, type Ratio } from '../../model/rational.ts';
import { matchAt, type Span } from '../span.ts';

/** Letters for thousands, millions and billions, right behind the digits. */
const sizes: ReadonlyMap<string, Ratio> = /* @__PURE__ */ new Map([
  ['k', ratio(1000n)],
  ['m', ratio(1_000_000n)],
  ['b', ratio(1_000_000_000n)],
  ['bn', ratio(1_000_000_000n)],
]);

/** Which letters they are, by what the number is of: small ones are units beside others, and a b is one that is not money. */
const letters = {
  /** With a unit behind: 2k km, 3.5M people. */
  unit: /(?:[kKM]|bn)(?=\s+[^\s\d])/y,
  /** A number where no unit is read: 25% of 2k. */
  bare: /(?:[kKM]|bn)(?![\p{L}\d])/uy,
  /** $5k, €2.5m. */
  money: /(?:k|m|bn?)(?![\p{L}\d])/iuy,
};

/** The size that a letter behind the digits gives to a number, and where it ends. Undefined where none stands. */
export const readMultiplier = (
  source: Span,
  at: number,
  of: keyof typeof letters,
): { readonly value: Ratio; readonly end: number } | undefined => {
  const letter = matchAt(letters[of], source.plain, at)?.[0];
  return letter === undefined ? undefined : { value: sizes.get(letter.toLowerCase())!, end: at + letter.length };
};
