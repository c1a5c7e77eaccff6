import { exactly, tenTo } from '../../model/decimal.ts';
import { divisionByZero, notANumber, resultNearZero, resultOutOfRange } from '../../model/error.ts';
import { roundWithPi } from '../../arithmetic/round-with-pi.ts';
import { rationalPart } from '../../conversion/exact-function.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { nearest, ratio, toNumber, type Ratio } from '../../model/rational.ts';
import { exactGiven, ExactValue, Measure, type Exact } from '../format/measure.ts';

const finite = (value: number): number => {
  if (!Number.isFinite(value)) throw resultOutOfRange();
  return value;
};

/** Returns a measure of an exact value. Throws a UnitsError beyond the range of doubles, and for one that would be shown as zero. */
export const measureOf = (value: Ratio, unit: string): Measure => {
  const number = finite(toNumber(value));
  if (number === 0 && value.n !== 0n) throw resultNearZero();
  return new Measure(number, unit, new ExactValue(value));
};

const areReciprocal = 'The units are reciprocal: the nearer one is to zero, the larger the other.';

/**
 * Converts an exact value exactly. Throws a UnitsError beyond the range of doubles, for the reciprocal of zero, and for
 * a level of a value that is not above zero.
 */
export const convertExactly = (
  value: Ratio,
  exact: CompiledConversion['exact'],
  unit: string,
  parameter = 'value',
): Measure => {
  if (typeof exact === 'function') return new Measure(finite(exact(toNumber(value))), unit);
  if (exact.reciprocal && value.n === 0n) throw divisionByZero(parameter, areReciprocal);
  const { n, d } = rationalPart(exact, value);
  const result = ratio(n, d);
  return new Measure(finite(roundWithPi(result, exact.piPower, nearest)), unit, new ExactValue(result, exact.piPower));
};

/** Enough decimals that further ones never show. */
const decimals = 60;

/** Converts an exact value to a fraction. If π remains, it is approximated to 60 decimals. Undefined for a level. */
export const convertToRatio = (value: Ratio, exact: CompiledConversion['exact']): Ratio | undefined => {
  if (typeof exact === 'function' || exact.reciprocal) return undefined;
  const result = rationalPart(exact, value);
  return exact.piPower === 0 ? ratio(result.n, result.d) : withoutPi(result, exact.piPower);
};

const withoutPi = (value: Ratio, piPower: number): Ratio =>
  ratio(
    roundWithPi(value, piPower, (n, d) => (n * tenTo(decimals)) / d),
    tenTo(decimals),
  );

/**
 * Returns the exact value of the caller's value. A double means its shortest decimal. Throws a UnitsError for an
 * invalid or infinite value.
 */
export const ratioOf = (value: number | Exact): Ratio => {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw notANumber(value);
    return exactly(value);
  }
  const { ratio: exact, piPower } = exactGiven(value);
  return piPower === 0 ? exact : withoutPi(exact, piPower);
};
