import { productTail } from './double-double.ts';

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

/** How far from a boundary a comparison must fall to be trusted: the errors of what is compared stay below 10^-13. */
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

  const tens = Math.floor(scaled * 0.1 + 0.5) * 10;
  const fromTens = Math.abs(scaled - tens + tail) * perReach;
  if (fromTens < 1 + clear) {
    digits[0] = tens;
    digits[1] = 0;
    return fromTens === 0 || (fromTens < 1 - clear && !isPowerOfTwo(high)) ? k : -1;
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
  return isClear ? k : -1;
};

const isPowerOfTwo = (high: number): boolean => (high & 0xfffff) === 0 && words[1 - highWord] === 0;
