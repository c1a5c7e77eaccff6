import { magnitude, negate, over, ratio, times, type Ratio } from '../../model/rational.ts';
import { mustBe } from '../../model/error.ts';

/** The rounding of a number: to decimal places, or to a fraction of one as rulers are divided, 1/64. */
export interface Rounding {
  /** Decimal places, 0 to 100. */
  readonly decimals?: number | undefined;
  /** The largest denominator of a fraction: 2, 4, 8, 16, 32 or 64, or any other whole number up to 1000. */
  readonly fraction?: number | undefined;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The step that a rounding rounds to; undefined where none is asked. Throws a UnitsError for a step that is not one. */
export const stepOf = ({ decimals, fraction }: Rounding): Ratio | undefined => {
  if (fraction !== undefined) {
    if (!isWhole(fraction, 1, 1000))
      throw mustBe('out-of-range', 'fraction', 'a whole number from 1 to 1000', fraction);
    return ratio(1n, BigInt(fraction));
  }
  if (decimals === undefined) return undefined;
  if (!isWhole(decimals, 0, 100)) throw mustBe('out-of-range', 'decimals', 'a whole number from 0 to 100', decimals);
  return ratio(1n, 10n ** BigInt(decimals));
};

/** The multiple of a step that is nearest, halves away from zero, as people round. */
export const roundTo = (value: Ratio, step: Ratio): Ratio => {
  const { n, d } = over(magnitude(value), step);
  const count = (2n * n + d) / (2n * d);
  const rounded = times(ratio(count), step);
  return value.n < 0n ? negate(rounded) : rounded;
};
