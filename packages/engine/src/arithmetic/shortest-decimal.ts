import { productTail, sumTail } from './double-double.ts';
import { doubleDoubleOf } from './double-double-of.ts';

/** A table with a value for each index. Three times as fast, when a program starts, as the tables' own method `from`. */
const filled = <Table extends Float64Array | Int8Array>(table: Table, valueAt: (index: number) => number): Table => {
  for (let index = 0; index < table.length; index++) table[index] = valueAt(index);
  return table;
};

/** Powers of ten that a double holds exactly: up to 10^22. */
export const powersOfTen = /* @__PURE__ */ filled(new Float64Array(23), (k) => Number(`1e${k}`));
const inversePowers = /* @__PURE__ */ filled(new Float64Array(23), (k) => 1 / powersOfTen[k]!);

/** The value that {@link shortest} looks at: numbers that are handed over in a typed array are not boxed on the way. */
export const size = new Float64Array(1);
const words = new Uint32Array(size.buffer);
const highWord = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;

/** The digits that {@link shortest} found, as the sum of two doubles: an integer, and the rest. */
export const digits = new Float64Array(2);

/** The binary exponents that are covered: from 2^-23, where 10^22 is just enough to give 16 digits, to 2^53. */
const least = -23;
const count = 54 - least;
const decimalExponent = (index: number): number => Math.floor(Math.log10(2 ** (index + least)));
/** For each of them: the k for which x · 10^k has 16 digits before the point, unless x is as large as `next`. */
const places = /* @__PURE__ */ filled(new Int8Array(count), (index) => 15 - decimalExponent(index));
const next = /* @__PURE__ */ filled(new Float64Array(count), (index) => Number(`1e${decimalExponent(index) + 1}`));
/** One over half the gap between neighbouring doubles. */
const perGap = /* @__PURE__ */ filled(new Float64Array(count), (index) => 2 ** (53 - index - least));

/** The distance from a boundary at which a comparison can be trusted: errors stay below 10^-13. */
const clear = 1e-9;

/**
 * Finds the shortest decimal that reads back as `size`, if that is positive and from 2^-23 to 10^16: leaves digits D of 16
 * places and perhaps one more behind the point, and returns the k for which D · 10^-k is that decimal. Returns -1 where
 * doubles cannot decide.
 *
 * D is sought around P = x · 10^k, which is known without error. A decimal reads back as x when it is nearer to it than half the
 * gap between x and its neighbours (at exactly half, evenness decides; below a power of two the gap is narrower: both are left undecided):
 *
 * - 15 digits: the multiple of ten nearest to P. Decimals of 15 digits are further apart than doubles, so no other reads back.
 * - 16 digits: the integer nearest to P.
 * - 17 digits always read back; ECMAScript takes the tenth nearest to P.
 *
 * Rounding is floor(x + 1/2) throughout: Math.round would be compiled to a branch that no processor can foresee.
 */
export const shortest = (): number => {
  const x = size[0]!;
  const high = words[highWord]!;
  const index = (high >>> 20) - 1023 - least;
  if (index < 0 || index >= perGap.length) return -1;
  const k = x < next[index]! ? places[index]! : places[index]! - 1;
  if (k < 0) return -1;
  const power = powersOfTen[k]!;
  const perReach = perGap[index]! * inversePowers[k]!;
  const scaled = x * power;
  const tail = productTail(x, power, scaled);

  return decide(scaled, tail, perReach, high, true) ? k : -1;
};

/** The size of values outside the range of {@link shortest}: none of their products overflows or underflows. */
const leastFar = 1e-130;
const mostFar = 1e130;

const log10Of2 = Math.LOG10E * Math.LN2;

/** The powers of ten from 10^-150 to 10^150 as the sums of two doubles, each made when first needed: high parts, then low parts. */
const mostPower = 150;
const highPowers = /* @__PURE__ */ new Float64Array(2 * mostPower + 1);
const lowPowers = /* @__PURE__ */ new Float64Array(2 * mostPower + 1);

/** 10^k in two doubles: the high part. */
export const highPower = (k: number): number => {
  if (highPowers[k + mostPower] === 0) {
    const whole = 10n ** BigInt(Math.abs(k));
    const [high, low] = k < 0 ? doubleDoubleOf(1n, whole, 0) : doubleDoubleOf(whole, 1n, 0);
    highPowers[k + mostPower] = high;
    lowPowers[k + mostPower] = low;
  }
  return highPowers[k + mostPower]!;
};

/** The low part, after the high one was asked for. */
export const lowPower = (k: number): number => lowPowers[k + mostPower]!;

/** The binary exponents of those values, and one over half the gap between their neighbors, each made when first needed: a power takes as long as all else. */
const mostExponent = 433;
const farGaps = /* @__PURE__ */ new Float64Array(2 * mostExponent + 1);

/** Returns one over half the gap between neighboring doubles of a binary exponent. */
const perFarGap = (exponent: number): number => {
  const index = exponent + mostExponent;
  if (farGaps[index] === 0) farGaps[index] = 2 ** (53 - exponent);
  return farGaps[index]!;
};

/** The value that {@link shortestFar} returns where doubles cannot decide. */
export const undecided = 1000;

/**
 * The same as {@link shortest} for smaller and larger values, by powers of ten in two doubles: P is known to 2^-100 of itself, so a value
 * that lies exactly between two decimals is left undecided. Returns `undecided` there and beyond 10^±130.
 */
export const shortestFar = (): number => {
  const x = size[0]!;
  if (!(x > leastFar && x < mostFar)) return undecided;
  const high = words[highWord]!;
  const exponent = (high >>> 20) - 1023;
  let k = 15 - Math.floor(exponent * log10Of2);
  if (x * highPower(k) >= 1e16) k--;
  const power = highPower(k);
  const scaled = x * power;
  if (scaled < 1e15 || scaled >= 1e16) return undecided;
  const tail = productTail(x, power, scaled) + x * lowPower(k);
  const perReach = perFarGap(exponent) / power;
  return decide(scaled, tail, perReach, high, false) ? k : undecided;
};

/**
 * Finds the digits around P = scaled + tail, where half the gap between neighbours is one over `perReach`. Returns false where doubles
 * cannot decide; whether P is known without error is said by `isExact`.
 */
const decide = (scaled: number, tail: number, perReach: number, high: number, isExact: boolean): boolean => {
  const tens = Math.floor(scaled * 0.1 + 0.5) * 10;
  const fromTens = Math.abs(scaled - tens + tail) * perReach;
  if (fromTens < 1 + clear) {
    digits[0] = tens;
    digits[1] = 0;
    return (fromTens === 0 && isExact) || (fromTens < 1 - clear && !isPowerOfTwo(high));
  }
  const whole = Math.floor(scaled);
  const rest = scaled - whole + tail;
  const unit = Math.floor(rest + 0.5);
  const distance = rest - unit;
  const steps = Math.abs(distance) * perReach;
  const tenth = Math.floor(distance * 10 + 0.5);
  digits[0] = whole;
  // 16 digits where the integer reads back (steps < 1), else 17: chosen without a branch, which Math.min would be. Steps stay below 10
  digits[1] = unit + Math.floor(steps * 0.1 + 0.9) * tenth * 0.1;
  const isClear =
    Math.abs(steps - 1) > clear &&
    Math.abs(distance) < 0.5 - clear &&
    Math.abs(distance * 10 - tenth) < 0.5 - clear &&
    !isPowerOfTwo(high);
  return isClear || (isExact && decideTie(scaled - whole, tail, whole, steps));
};

/** A fraction of so few bits takes part in the steps below without error. */
const fewBits = 2 ** 20;

/** The same where P lies exactly between two decimals, as single-precision values do: the even one is taken, as ECMAScript does. */
const decideTie = (above: number, tail: number, whole: number, steps: number): boolean => {
  const rest = above + tail;
  if (sumTail(above, tail, rest) !== 0 || Math.floor(rest * fewBits) !== rest * fewBits) return false;
  if (Math.abs(steps - 1) <= clear || isPowerOfTwo(words[highWord]!)) return false;
  const scale = steps < 1 ? 1 : 10;
  const below = Math.floor(rest * scale);
  const fraction = rest * scale - below;
  // A whole number of 16 digits is even as its last digit is, and ten times it always
  const isOdd = (scale === 1 ? (whole % 2) + below : below) % 2 !== 0;
  const nearest = fraction < 0.5 || (fraction === 0.5 && !isOdd) ? below : below + 1;
  digits[1] = nearest / scale;
  return true;
};

const isPowerOfTwo = (high: number): boolean => (high & 0xfffff) === 0 && words[1 - highWord] === 0;
