import { productTail, sumTail } from '../arithmetic/double-double.ts';
import { exponentialOf, leave, logarithmOf, sum } from '../arithmetic/double-double-exponential.ts';
import { decimal, scaleOf, shortest, undecided, value as given } from '../arithmetic/shortest-decimal.ts';
import { toNumber, zero, type Ratio } from '../model/rational.ts';
import { inRange, doubleDoubleOf } from '../arithmetic/double-double-of.ts';
import { constantsOf as doubleDoublesOf, none } from './double-double-path.ts';
import type { ExactFunction } from './exact-function.ts';
import type { FitLaw } from './fit.ts';
import { evaluateLaw, levelLaw, type LevelLaw } from './level.ts';
import { affine } from './relation.ts';

// Levels in double-double arithmetic, if it can decide: a hundred times as fast as with 256 bits.

/** An upper bound of the relative error here, with a margin: the error is below 2^-85. */
const errorBound = 2 ** -80;

/** Stores the value times the slope in `sum`. Returns false if two doubles cannot hold it. */
const scaled = ([slope = 0, slopeLow = 0]: Float64Array, value: number): boolean => {
  if (value === 0) {
    sum.fill(0);
    return true;
  }
  given[0] = value;
  const row = shortest();
  if (row === undecided) return false;
  const n = decimal[0]!;
  const product = n * slope;
  leave(product, productTail(n, slope, product) + (n * slopeLow + decimal[1]! * slope));
  if (!inRange(sum[0]! * scaleOf(row))) return false;
  leave(sum[0]! * scaleOf(row), sum[1]! * scaleOf(row));
  return true;
};

/** Returns high + tail rounded to a double, or NaN if the error leaves two candidates (Ziv's test). */
const rounded = (high: number, tail: number, error: number): number => {
  const result = high + tail;
  const rest = tail - (result - high);
  return result + (rest + error) === result && result + (rest - error) === result ? result : Number.NaN;
};

/** Multiplies `sum` by a factor. The error is proportional to `sum`, or to `least` if that is larger. */
const roundedProduct = ([factor, factorLow]: readonly [number, number], least: number): number => {
  const [high, low] = [sum[0]!, sum[1]!];
  const product = high * factor;
  const tail = productTail(high, factor, product) + (high * factorLow + low * factor);
  return rounded(product, tail, (Math.abs(high) + least) * Math.abs(factor) * errorBound);
};

/**
 * The largest exponent, and the range of results. e^2000 is not a double, and results near the ends of the range would
 * be rounded twice by the power of two.
 */
const mostExponent = 700;
const ends = { least: 1e-290, most: 1e290 };

type Evaluate = (value: number) => number;

const exponentialIn = (inner: Float64Array, factor: Ratio): Evaluate => {
  const parts = doubleDoubleOf(factor.n, factor.d, 0);
  return (value) => {
    if (!scaled(inner, value) || Math.abs(sum[0]!) > mostExponent) return Number.NaN;
    const power = 2 ** exponentialOf(sum[0]!, sum[1]!);
    const result = roundedProduct(parts, 0) * power;
    const magnitude = Math.abs(result);
    return magnitude > ends.least && magnitude < ends.most ? result : Number.NaN;
  };
};

const logarithmIn = (inner: Float64Array, slope: Ratio): Evaluate => {
  const parts = doubleDoubleOf(slope.n, slope.d, 0);
  return (value) => {
    if (value <= 0 || !scaled(inner, value)) return Number.NaN;
    logarithmOf(sum[0]!, sum[1]!);
    return roundedProduct(parts, 1);
  };
};

const shiftIn = (inner: Float64Array, shift: Ratio): Evaluate => {
  const [offset, offsetLow] = doubleDoubleOf(shift.n, shift.d, 0);
  return (value) => {
    if (!scaled(inner, value)) return Number.NaN;
    const [high, low] = [sum[0]!, sum[1]!];
    const whole = high + offset;
    const tail = sumTail(high, offset, whole) + (low + offsetLow);
    return rounded(whole, tail, (Math.abs(high) + Math.abs(offset)) * errorBound);
  };
};

/** A law of one formula. */
type SmoothLaw = Exclude<LevelLaw, FitLaw>;

/** Returns the constants of a law: one for the value, and one for the result of the function. */
const constantsOf = (law: SmoothLaw): readonly [inner: Ratio, outer: Ratio] => {
  if (law.kind === 'shift') return [law.slope, law.shift];
  return law.kind === 'exponential' ? [law.slope, law.factor] : [law.factor, law.slope];
};

const makers = { exponential: exponentialIn, logarithm: logarithmIn, shift: shiftIn };

/**
 * Returns the law in double-double arithmetic, with NaN if it cannot decide. Undefined if two doubles cannot hold its
 * constants.
 */
const inDoubleDouble = (law: SmoothLaw): Evaluate | undefined => {
  const [inner, outer] = constantsOf(law);
  const slope = doubleDoublesOf(affine(inner, zero));
  return slope === none || !inRange(toNumber(outer)) ? undefined : makers[law.kind](slope, outer);
};

/**
 * Returns the conversion between two units, at least one of them curved: in two doubles, or with more bits if
 * needed.
 */
export const convertLevel = (...units: Parameters<typeof levelLaw>): ExactFunction | Evaluate => {
  const law = levelLaw(...units);
  if ('p' in law) return law;
  const quick = law.kind === 'fit' || (law.kind !== 'shift' && law.quiet) ? undefined : inDoubleDouble(law);
  if (!quick) return (value) => evaluateLaw(law, value);
  return (value) => {
    const result = quick(value);
    return Number.isNaN(result) ? evaluateLaw(law, value) : result;
  };
};
