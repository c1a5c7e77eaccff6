import { ratio, type Ratio } from '../../model/rational.ts';
import { matchAt, type Span } from '../span.ts';

/** Letters for thousands, millions and billions, right after the digits. */
const sizes: ReadonlyMap<string, Ratio> = /* @__PURE__ */ new Map([
  ['k', ratio(1000n)],
  ['m', ratio(1_000_000n)],
  ['b', ratio(1_000_000_000n)],
  ['bn', ratio(1_000_000_000n)],
]);

/**
 * The letters that are allowed, by what the number counts. Small letters are units next to other units, and b means
 * billion only for money.
 */
const letters = {
  /** Before a unit: 2k km, 3.5M people. */
  unit: /(?:[kKM]|bn)(?=\s+[^\s\d])/y,
  /** A number without a unit: 25% of 2k. */
  bare: /(?:[kKM]|bn)(?![\p{L}\d])/uy,
  /** $5k, €2.5m. */
  money: /(?:k|m|bn?)(?![\p{L}\d])/iuy,
};

/** Returns the factor of a letter after the digits, and its end. Undefined if there is none. */
export const readMultiplier = (
  source: Span,
  at: number,
  of: keyof typeof letters,
): { readonly value: Ratio; readonly end: number } | undefined => {
  const letter = matchAt(letters[of], source.plain, at)?.[0];
  return letter === undefined ? undefined : { value: sizes.get(letter.toLowerCase())!, end: at + letter.length };
};
