import { magnitude, negate, over, ratio, times, type Ratio } from '../../model/rational.ts';
import { mustBe } from '../../model/error.ts';

/** The rounding of a number: to decimal places, or to a fraction as on rulers, 1/64. */
export interface Rounding {
  /** Decimal places, 0 to 100. */
  readonly decimals?: number | undefined;
  /** The largest denominator of a fraction: any whole number up to 1000. Rulers have 2, 4, 8, 16, 32 or 64. */
  readonly fraction?: number | undefined;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Returns the step of a rounding, or undefined if none is requested. Throws a UnitsError for an invalid step. */
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

/** Returns the multiple of a step that is nearest to a value. Halves round away from zero. */
export const roundTo = (value: Ratio, step: Ratio): Ratio => {
  const { n, d } = over(magnitude(value), step);
  const count = (2n * n + d) / (2n * d);
  const rounded = times(ratio(count), step);
  return value.n < 0n ? negate(rounded) : rounded;
};
