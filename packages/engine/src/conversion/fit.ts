import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import type { Fit } from '../model/quantity.ts';
import { compare, minus, over, plus, times, toNumber, zero, type Ratio } from '../model/rational.ts';

/** The law between units of which at least one counts the readings of a test. */
export interface FitLaw {
  readonly kind: 'fit';
  /** The formula of the given readings. Undefined for an amount. */
  readonly read: Fit | undefined;
  /** The given unit of amounts in the wanted one. */
  readonly factor: Ratio;
  /** The formula of the wanted readings. Undefined for an amount. */
  readonly wanted: Fit | undefined;
}

const polynomial = (coefficients: readonly Ratio[], x: Ratio): Ratio =>
  coefficients.reduceRight((sum, coefficient) => plus(times(sum, x), coefficient), zero);

const valueAt = ({ slope, top, bottom }: Fit, x: Ratio): Ratio =>
  plus(times(slope, x), over(polynomial(top, x), polynomial(bottom, x)));

/** Returns the formula in doubles. */
const inDoubles = ({ slope, top, bottom }: Fit): ((x: number) => number) => {
  const [factor, upper, lower] = [toNumber(slope), top.map(toNumber), bottom.map(toNumber)];
  const sum = (coefficients: readonly number[], x: number): number =>
    coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0);
  return (x) => factor * x + sum(upper, x) / sum(lower, x);
};

const mean = (low: number, high: number): number => low + (high - low) / 2;

/** The relative distance of two points between which a formula is as good as straight. */
const nearby = 1 + 2 ** -30;

/**
 * Returns the x of a formula's value, to more than 70 bits: the formula increases, so that halving an interval finds x in
 * doubles, and a straight line beside it the rest.
 */
const inverseAt = (fit: Fit, value: Ratio): Ratio => {
  const [formula, target] = [inDoubles(fit), toNumber(value)];
  let low = toNumber(fit.least);
  let high = 2 * low;
  for (; formula(high) < target; high *= 2) low = high;
  // Near the end of the doubles the formula is straight
  if (high === Infinity) return over(value, fit.slope);
  for (let middle = mean(low, high); middle > low && middle < high; middle = mean(low, high)) {
    if (formula(middle) < target) low = middle;
    else high = middle;
  }
  const [start, end] = [exactly(high / nearby), exactly(high)];
  const first = valueAt(fit, start);
  const slope = over(minus(valueAt(fit, end), first), minus(end, start));
  return plus(start, over(minus(value, first), slope));
};

/** Returns the least value on a side of a formula. */
const leastOf = (fit: Fit, side: Fit['gives']): Ratio => (fit.gives === side ? valueAt(fit, fit.least) : fit.least);

/** Returns the value on a side of a formula by that on the other side. */
const through = (fit: Fit, side: Fit['gives'], value: Ratio): Ratio =>
  fit.gives === side ? valueAt(fit, value) : inverseAt(fit, value);

const checkAtLeast = (least: Ratio, value: Ratio, given: number): void => {
  if (compare(value, least) >= 0) return;
  // Rounded upwards, so that the value in the sentence is accepted
  const said = Math.ceil(toNumber(least) * 1e4) / 1e4;
  throw mustBe('out-of-range', 'value', `at least ${said}: the formula of the test begins there`, given);
};

/** Returns the value by the law. Throws a UnitsError (out-of-range) below the least amount or reading of a test. */
export const throughFit = ({ read, factor, wanted }: FitLaw, value: number): number => {
  const given = exactly(value);
  if (read) checkAtLeast(leastOf(read, 'reading'), given, value);
  const amount = times(read ? through(read, 'amount', given) : given, factor);
  if (!wanted) return toNumber(amount);
  const least = leastOf(wanted, 'amount');
  if (compare(amount, least) < 0)
    checkAtLeast(read ? through(read, 'reading', over(least, factor)) : over(least, factor), given, value);
  return toNumber(through(wanted, 'reading', amount));
};
