import { divisionByZero, notANumber, resultOutOfRange } from './error.ts';
import { digitsHigh, powersOfTen, shortest } from './digits.ts';
import { evaluate, roundWithPi, type Line } from './line.ts';
import { minus, nearest, ratio } from './ratio.ts';
import { add, divide, low, multiply } from './twofold.ts';

/** A conversion between two units, compiled: what is needed to convert one value after another without allocating. */
export interface Pair {
  /** The exact function, or for levels the function that takes their logarithms. */
  readonly line: Line | ((value: number) => number);
  readonly reciprocal: boolean;
  /** The integers p, q and r of the line as doubles; p is zero where they do not fit. */
  readonly p: number;
  readonly q: number;
  readonly r: number;
  /** The largest |n| and 10^k for which n·p and q·10^k stay exact. */
  readonly nLimit: number;
  readonly scaleLimit: number;
  /** p·π^turns/q and r/q in two doubles each; factor is zero where it lies outside the range that step two covers. */
  readonly factor: number;
  readonly factorLow: number;
  readonly offset: number;
  readonly offsetLow: number;
}

const maxInteger = 2 ** 53 - 1;

/** n/d · π^turns as the sum of two doubles. */
const twofold = (n: bigint, d: bigint, turns: number): [number, number] => {
  const high = roundWithPi(ratio(n, d), turns, nearest);
  if (!Number.isFinite(high)) return [0, 0];
  const { n: hn, d: hd } = exactBits(high);
  const rest = (top: bigint, bottom: bigint): number => {
    const difference = minus({ n: top, d: bottom }, { n: hn, d: hd });
    return nearest(difference.n, difference.d);
  };
  return [high, roundWithPi(ratio(n, d), turns, rest)];
};

/** The value of a double's bits, not of its shortest decimal. */
const exactBits = (value: number): { n: bigint; d: bigint } => {
  let d = 1n;
  while (!Number.isInteger(value)) {
    value *= 2;
    d *= 2n;
  }
  return { n: BigInt(value), d };
};

const small = 1e-150;
const large = 1e150;
const inRange = (x: number): boolean => Math.abs(x) > small && Math.abs(x) < large;

/** No integers and no factor: every value goes to the line itself. */
const uncovered = {
  reciprocal: false,
  p: 0,
  q: 1,
  r: 0,
  nLimit: -1,
  scaleLimit: 0,
  factor: 0,
  factorLow: 0,
  offset: 0,
  offsetLow: 0,
};

export const compile = (line: Pair['line']): Pair => {
  if (typeof line === 'function') return { line, ...uncovered };
  const { p, q, r, turns, reciprocal } = line;
  const fits =
    turns === 0 && p <= maxInteger && p >= -maxInteger && q <= maxInteger && r <= maxInteger && r >= -maxInteger;
  const [factor, factorLow] = twofold(p, q, turns);
  const [offset, offsetLow] = twofold(r, q, 0);
  const covered = inRange(factor) && (r === 0n || inRange(offset));
  return {
    line,
    reciprocal,
    p: fits ? Number(p) : 0,
    q: fits ? Number(q) : 1,
    r: fits ? Number(r) : 0,
    nLimit: fits ? Math.min(1e15, Math.floor(maxInteger / Math.abs(Number(reciprocal ? q : p)))) : 0,
    scaleLimit: fits ? Math.floor(maxInteger / Math.abs(Number(reciprocal ? p : q))) : 0,
    factor: covered ? factor : 0,
    factorLow: covered ? factorLow : 0,
    offset,
    offsetLow,
  };
};

/**
 * The double nearest to the exact answer for x.
 *
 * Step one: x is n / 10^k with few digits, and all integers stay below 2^53: two exact products, one rounding. Only every
 * second and sixth place is tried; a value with other places is found all the same, with zeros behind it.
 */
export const apply = (pair: Pair, x: number): number => {
  let scale = 1;
  let n = x;
  if (Math.floor(x) !== x) {
    scale = 100;
    n = Math.round(x * 100);
    if (n / 100 !== x) {
      scale = 1e6;
      n = Math.round(x * 1e6);
      if (n / 1e6 !== x) return applyWide(pair, x);
    }
  }
  // With n ≤ 10^15, n / 10^k is the only decimal of at most 15 digits that reads back as x, so it is the shortest.
  if (n <= pair.nLimit && n >= -pair.nLimit && scale <= pair.scaleLimit) {
    if (pair.r === 0) {
      if (!pair.reciprocal) return (n * pair.p) / (scale * pair.q) + 0;
      if (n !== 0) return (scale * pair.p) / (n * pair.q) + 0;
    } else {
      const sum = n * pair.p + scale * pair.r;
      // Each product is below 2^53; their sum is exact below it.
      if (scale * Math.abs(pair.r) <= maxInteger && sum <= maxInteger && sum >= -maxInteger)
        return sum / (scale * pair.q) + 0;
    }
  }
  return applyWide(pair, x);
};

/** Of hi + lo from step two: relative error below 2^-98, see twofold.ts and docs/decisions/0002-three-steps.md. */
const errorBound = 2 ** -97;

/** 10^-k in two doubles for every k that step two finds: high parts, then low parts. Made when first needed. */
let inverse: Float64Array | undefined;
const inversePowers = (): Float64Array => {
  const parts = Array.from(powersOfTen, (power) => twofold(1n, BigInt(power), 0));
  return Float64Array.from([...parts.map(([high]) => high), ...parts.map(([, rest]) => rest)]);
};

/** Step two: the digits of x times the factor in two doubles, kept when no rounding boundary lies within the error (Ziv's test). */
const applyWide = (pair: Pair, x: number): number => {
  if (typeof x !== 'number') throw notANumber(x);
  const k = pair.factor === 0 ? -1 : shortest(Math.abs(x));
  if (k < 0) return applyExact(pair, x);
  const sign = x < 0 ? -1 : 1;
  const n = sign * digitsHigh[0]!;
  const nLow = sign * low[0]!;
  let high: number;
  let size: number;
  if (pair.reciprocal) {
    const top = multiply(pair.factor, pair.factorLow, powersOfTen[k]!, 0);
    high = divide(top, low[0]!, n, nLow);
    size = Math.abs(high);
  } else {
    inverse ??= inversePowers();
    const scaled = multiply(pair.factor, pair.factorLow, inverse[k]!, inverse[k + powersOfTen.length]!);
    high = multiply(n, nLow, scaled, low[0]!);
    size = Math.abs(high);
    if (pair.offset !== 0) {
      high = add(high, low[0]!, pair.offset, pair.offsetLow);
      size += Math.abs(pair.offset);
    }
  }
  const rest = low[0]!;
  const error = size * errorBound;
  return high + (rest + error) === high && high + (rest - error) === high ? high : applyExact(pair, x);
};

/** Step three: integers of any length. */
const applyExact = (pair: Pair, x: number): number => {
  if (!Number.isFinite(x)) throw notANumber(x);
  if (pair.reciprocal && x === 0) throw divisionByZero('value');
  const result = typeof pair.line === 'function' ? pair.line(x) : evaluate(pair.line, x);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};
