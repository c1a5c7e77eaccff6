import { productTail, sumTail } from '../arithmetic/double-double.ts';
import { exponentialOf, leave, logarithmOf, sum } from '../arithmetic/double-double-exponential.ts';
import { digits, shortest, size } from '../arithmetic/shortest-decimal.ts';
import { toNumber, zero, type Ratio } from '../model/rational.ts';
import { inRange, doubleDoubleOf } from '../arithmetic/double-double-of.ts';
import { makeTable, none } from './double-double-path.ts';
import type { ExactFunction } from './exact-function.ts';
import { evaluateLaw, levelLaw, type LevelLaw } from './level.ts';
import { affine } from './relation.ts';

// Levels in two doubles, where these can decide: a hundred times as fast as with 256 bits.

/** A bound of the relative error of everything here, with room to spare: it is below 2^-85. */
const errorBound = 2 ** -80;

/** Powers of ten as the sums of two doubles, made when they are first needed. */
const powers = new Map<number, readonly [number, number]>();
const powerOfTen = (exponent: number): readonly [number, number] => {
  let power = powers.get(exponent);
  if (!power) {
    const ten = 10n ** BigInt(Math.abs(exponent));
    powers.set(exponent, (power = exponent < 0 ? doubleDoubleOf(1n, ten, 0) : doubleDoubleOf(ten, 1n, 0)));
  }
  return power;
};

/** Multiplies `sum` by a number that is the sum of two doubles. */
const multiply = ([factor, factorLow]: readonly [number, number]): void => {
  const high = sum[0]!;
  const product = high * factor;
  leave(product, productTail(high, factor, product) + (high * factorLow + sum[1]! * factor));
};

/** Leaves the digits of the value, which is positive, times the slope in `sum`; false where two doubles cannot hold them. */
const scaledDigits = (table: Float64Array, value: number): boolean => {
  size[0] = value;
  const k = shortest();
  if (k < 0) return false;
  const n = digits[0]!;
  const factor = table[2 * k + 2]!;
  const product = n * factor;
  leave(product, productTail(n, factor, product) + (n * table[2 * k + 3]! + digits[1]! * factor));
  return true;
};

/** The same of a value too small for the table of powers: as JavaScript writes it, its digits and a power of ten. */
const scaledSmall = (table: Float64Array, value: number): boolean => {
  const [text = '', exponent] = String(value).split('e');
  const mantissa = Number(text);
  if (exponent === undefined || String(mantissa) !== text || !scaledDigits(table, mantissa)) return false;
  const power = powerOfTen(Number(exponent));
  if (!inRange(power[0])) return false;
  multiply(power);
  return true;
};

/** Leaves the value times the slope in `sum`; false where two doubles cannot hold it. */
const scaled = (table: Float64Array, value: number): boolean => {
  if (value === 0) {
    sum.fill(0);
    return true;
  }
  const magnitude = Math.abs(value);
  if (!scaledDigits(table, magnitude) && !scaledSmall(table, magnitude)) return false;
  if (value < 0) leave(-sum[0]!, -sum[1]!);
  return true;
};

/** high + tail rounded to a double, or NaN where the error leaves two that it may be (Ziv's test). */
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

/** e^2000 is no double. Nor is what is so near to their ends that a power of two would round it a second time. */
const mostExponent = 700;
const ends = { least: 1e-290, most: 1e290 };

type Evaluate = (value: number) => number;

const exponentialIn = (table: Float64Array, factor: Ratio): Evaluate => {
  const parts = doubleDoubleOf(factor.n, factor.d, 0);
  return (value) => {
    if (!scaled(table, value) || Math.abs(sum[0]!) > mostExponent) return Number.NaN;
    const power = 2 ** exponentialOf(sum[0]!, sum[1]!);
    const result = roundedProduct(parts, 0) * power;
    const magnitude = Math.abs(result);
    return magnitude > ends.least && magnitude < ends.most ? result : Number.NaN;
  };
};

const logarithmIn = (table: Float64Array, slope: Ratio): Evaluate => {
  const parts = doubleDoubleOf(slope.n, slope.d, 0);
  return (value) => {
    if (value <= 0 || !scaled(table, value) || !inRange(sum[0]!)) return Number.NaN;
    logarithmOf(sum[0]!, sum[1]!);
    return roundedProduct(parts, 1);
  };
};

const shiftIn = (table: Float64Array, shift: Ratio): Evaluate => {
  const [offset, offsetLow] = doubleDoubleOf(shift.n, shift.d, 0);
  return (value) => {
    if (!scaled(table, value)) return Number.NaN;
    const [high, low] = [sum[0]!, sum[1]!];
    const whole = high + offset;
    const tail = sumTail(high, offset, whole) + (low + offsetLow);
    return rounded(whole, tail, (Math.abs(high) + Math.abs(offset)) * errorBound);
  };
};

/** Returns the constants of a law: the one applied to the value, and the one applied to the result of the function. */
const constantsOf = (law: LevelLaw): readonly [inner: Ratio, outer: Ratio] => {
  if (law.kind === 'shift') return [law.slope, law.shift];
  return law.kind === 'exponential' ? [law.slope, law.factor] : [law.factor, law.slope];
};

const makers = { exponential: exponentialIn, logarithm: logarithmIn, shift: shiftIn };

/** The law in two doubles, which gives NaN where they cannot decide; undefined where they cannot hold its constants. */
const inDoubleDouble = (law: LevelLaw): Evaluate | undefined => {
  const [inner, outer] = constantsOf(law);
  const table = makeTable(affine(inner, zero));
  return table === none || !inRange(toNumber(outer)) ? undefined : makers[law.kind](table, outer);
};

/** The conversion between two units of which one at least is logarithmic: in two doubles, or to more bits where it must be. */
export const convertLevel = (...units: Parameters<typeof levelLaw>): ExactFunction | Evaluate => {
  const law = levelLaw(...units);
  if ('p' in law) return law;
  const quick = law.kind !== 'shift' && law.quiet ? undefined : inDoubleDouble(law);
  if (!quick) return (value) => evaluateLaw(law, value);
  return (value) => {
    const result = quick(value);
    return Number.isNaN(result) ? evaluateLaw(law, value) : result;
  };
};
