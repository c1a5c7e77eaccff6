import { fromFixedPoint, naturalLog } from '../../arithmetic/logarithm.ts';
import { bare, merged, withoutPi, type Value } from '../../calculation/value.ts';
import { UnitsError } from '../../model/error.ts';
import { compare, one, over, ratio, type Ratio } from '../../model/rational.ts';

/** Returns true for a value without a unit. */
export const isNumber = ({ dimension, factors }: Value): boolean =>
  dimension.every((exponent) => exponent === 0) && merged(factors).length === 0;

const zero = ratio(0n);

const noLogarithm = (): UnitsError =>
  new UnitsError('out-of-range', 'Only a number above 0 without a unit has a logarithm.', {
    reason: 'Zero and negative numbers have no logarithm, and a measure has one only beside another.',
  });

/** The whole exponent to which a base gives a number; undefined where there is none. */
const exponentOf = (number: Ratio, base: Ratio): bigint | undefined => {
  const isBelow = compare(number, one) < 0;
  let rest = isBelow ? over(one, number) : number;
  let exponent = 0n;
  for (; compare(rest, one) > 0; exponent++) rest = over(rest, base);
  return compare(rest, one) === 0 ? (isBelow ? -exponent : exponent) : undefined;
};

/**
 * The logarithm of a number, exact where it is a whole number.
 *
 * @param value - What is written behind `log`.
 * @param base - Undefined for the natural logarithm.
 * @throws UnitsError for a number that is not above zero, a measure, and a base below 2.
 */
export const logarithmOf = (value: Value, base: bigint | undefined): Value => {
  const { n, d } = withoutPi(value);
  const number = ratio(n, d);
  if (!isNumber(value) || value.scale || compare(number, zero) <= 0 || (base !== undefined && base < 2n))
    throw noLogarithm();
  const natural = fromFixedPoint(naturalLog(number));
  if (base === undefined) return { ...bare, ...ratio(natural.n, natural.d) };
  const exponent = exponentOf(number, ratio(base));
  if (exponent !== undefined) return { ...bare, n: exponent };
  const below = fromFixedPoint(naturalLog(ratio(base)));
  return { ...bare, ...over(natural, below) };
};

/** The largest integer that is no more than a number. */
export const floorOf = (value: Pick<Value, 'n' | 'd'>): bigint => {
  const { n, d } = ratio(value.n, value.d);
  return n / d - (n % d < 0n ? 1n : 0n);
};
