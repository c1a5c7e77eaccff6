import { readNumeral } from '../definition/definition.ts';
import { exactly, toRepeating } from '../model/decimal.ts';
import { toNumber, withPi, writeRatio, type Ratio } from '../model/rational.ts';

/** An exact number: a fraction times a power of π. */
export interface ExactNumber {
  readonly ratio: Ratio;
  readonly piPower: number;
}

/** The maximum number of digits of a decimal. A longer one is written as a fraction. */
const mostDigits = 40;

/** Returns `0.1`, `1/3`, `1/180 pi`, `2 pi^-1`: text for {@link readExact}. */
export const writeExact = ({ ratio, piPower }: ExactNumber): string => {
  const decimal = toRepeating(ratio, mostDigits);
  const number = decimal === undefined || decimal.includes('(') ? writeRatio(ratio) : decimal;
  return withPi(number, piPower);
};

/** Returns the number for JSON: a double if it is exact, otherwise text. */
export const jsonOf = ({ ratio, piPower }: ExactNumber): number | string => {
  const value = toNumber(ratio);
  const { n, d } = Number.isFinite(value) ? exactly(value) : { n: 0n, d: 0n };
  return piPower === 0 && n === ratio.n && d === ratio.d ? value : writeExact({ ratio, piPower });
};

/** A limit above the length of numbers in calculations. */
const longestText = 10_000;
const exactText = /^([+-]?[\d.]+(?:e[+-]?\d{1,4})?(?:\/[\d.]+(?:e[+-]?\d{1,4})?)?)(?: (pi)(?:\^(-?\d{1,3}))?)?$/i;

/** Reads a decimal, a fraction, or either times a power of π. Undefined for other text. */
export const readExact = (text: string): ExactNumber | undefined => {
  const match = text.length <= longestText ? exactText.exec(text.trim()) : null;
  if (!match) return undefined;
  const [, number, pi, power] = match;
  try {
    return { ratio: readNumeral(number!), piPower: pi === undefined ? 0 : Number(power ?? 1) };
  } catch {
    // 1.2.3, or a fraction over zero
    return undefined;
  }
};
