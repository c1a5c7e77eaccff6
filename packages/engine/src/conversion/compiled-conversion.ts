import { evaluate, type ExactFunction } from './exact-function.ts';
import { divisionByZero, notANumber, resultOutOfRange } from '../model/error.ts';
import { value } from '../arithmetic/shortest-decimal.ts';
import { constantsOf, convertInDoubleDouble, none } from './double-double-path.ts';

// Step one: the value has few digits, and all integers stay below 2^53.

/**
 * An exact function as doubles: the integer p, and for values with 0, 2 and 6 decimals the largest |n| for which n·p +
 * r stays exact, and the integers r and q times that power of ten.
 */
export interface IntegerPath {
  readonly p: number;
  readonly n0: number;
  readonly r0: number;
  readonly q0: number;
  readonly n2: number;
  readonly r2: number;
  readonly q2: number;
  readonly n6: number;
  readonly r6: number;
  readonly q6: number;
}

/**
 * Returns n, r and q for one number of decimals. If the integers do not fit, n excludes all values, or all but zero if
 * there is no offset.
 */
const integers = (
  { p, q, r, piPower, reciprocal }: ExactFunction,
  scale: bigint,
): readonly [n: number, r: number, q: number] => {
  const [factor, up, down] = [Number(p), Number(r * scale), Number(q * scale)];
  if (reciprocal || piPower !== 0 || ![factor, up, down].every(Number.isSafeInteger))
    return [reciprocal || r !== 0n ? -1 : 0, 0, 1];
  return [Math.min(1e15, Math.floor((Number.MAX_SAFE_INTEGER - Math.abs(up)) / Math.abs(factor))), up, down];
};

export const integerPathOf = (exact: ExactFunction): IntegerPath => {
  const [n0, r0, q0] = integers(exact, 1n);
  const [n2, r2, q2] = integers(exact, 100n);
  const [n6, r6, q6] = integers(exact, 1_000_000n);
  return { p: n0 > 0 ? Number(exact.p) : 0, n0, r0, q0, n2, r2, q2, n6, r6, q6 };
};

/**
 * Returns the double nearest to the exact result for x = n / 10^k with few digits, or the result of `otherwise`.
 *
 * n·p + r·10^k and q·10^k are exact, and their quotient is rounded once. With n ≤ 10^15, n / 10^k is the only decimal
 * of at most 15 digits that reads back as x, so it is the shortest. Only 0, 2 and 6 decimals are tried; a value with
 * fewer decimals matches with trailing zeros. Rounding is floor(x + 1/2), because Math.round would compile to an
 * unpredictable branch.
 */
export const applyInIntegers = <S extends IntegerPath>(
  path: S,
  x: number,
  otherwise: (path: S, x: number) => number,
): number => {
  if (Math.floor(x) === x) {
    if (Math.abs(x) <= path.n0) return (x * path.p + path.r0) / path.q0;
  } else {
    const hundredths = Math.floor(x * 100 + 0.5);
    if (hundredths / 100 === x) {
      if (Math.abs(hundredths) <= path.n2) return (hundredths * path.p + path.r2) / path.q2;
    } else {
      const millionths = Math.floor(x * 1e6 + 0.5);
      if (millionths / 1e6 === x && Math.abs(millionths) <= path.n6) return (millionths * path.p + path.r6) / path.q6;
    }
  }
  return otherwise(path, x);
};

/** Converts consecutive whole numbers. Returns the index of the first value that is not whole or is too large. */
const fillWhole = ({ p, n0, r0, q0 }: IntegerPath, values: Float64Array, out: Float64Array, start: number): number => {
  let index = start;
  for (; index < values.length; index++) {
    const x = values[index]!;
    if (Math.floor(x) !== x || Math.abs(x) > n0) break;
    out[index] = (x * p + r0) / q0;
  }
  return index;
};

/** The tried numbers of decimals, as powers of ten. */
type Scale = 100 | 1e6;

/** Converts consecutive values with this number of decimals. */
const fillDecimal = (
  path: IntegerPath,
  scale: Scale,
  values: Float64Array,
  out: Float64Array,
  start: number,
): number => {
  const { p } = path;
  const [largest, r, q] = scale === 100 ? [path.n2, path.r2, path.q2] : [path.n6, path.r6, path.q6];
  let index = start;
  for (; index < values.length; index++) {
    const x = values[index]!;
    const n = Math.floor(x * scale + 0.5);
    if (n / scale !== x || Math.abs(n) > largest) break;
    out[index] = (n * p + r) / q;
  }
  return index;
};

/**
 * Fills an array with results from `start` on, up to the first value that this step does not cover, and returns its
 * index. Values of one kind are often consecutive, and a loop per kind takes half the time of one for all.
 */
export const fillInIntegers = (path: IntegerPath, values: Float64Array, out: Float64Array, start: number): number => {
  let end = start;
  let index: number;
  do {
    index = end;
    end = fillWhole(path, values, out, index);
    end = fillDecimal(path, 100, values, out, end);
    end = fillDecimal(path, 1e6, values, out, end);
  } while (end > index);
  return end;
};

/** A compiled conversion between two units: the data for converting values without allocation. */
export interface CompiledConversion extends IntegerPath {
  /** The exact function, or for levels the function with their logarithms. */
  readonly exact: ExactFunction | ((value: number) => number);
  readonly reciprocal: boolean;
  /** The constants of step two, calculated on first use. */
  constants: Float64Array | undefined;
}

/** An exact function without values for step one. */
const notInIntegers: ExactFunction = { p: 1n, q: 1n, r: 0n, piPower: 0, reciprocal: true };

export const compile = (exact: CompiledConversion['exact']): CompiledConversion =>
  typeof exact === 'function'
    ? { exact, reciprocal: false, constants: none, ...integerPathOf(notInIntegers) }
    : { exact, reciprocal: exact.reciprocal, constants: undefined, ...integerPathOf(exact) };

/** Returns the double nearest to the exact result for x, by the first of three steps that can decide it. */
export const apply = (compiled: CompiledConversion, x: number): number => {
  // Callers in plain JavaScript: a bigint would throw another error in the arithmetic
  if (typeof x !== 'number') throw notANumber(x);
  return applyInIntegers(compiled, x, applyLong);
};

/** Returns the constants of a conversion for step two. */
export const constantsFor = (compiled: CompiledConversion): Float64Array =>
  (compiled.constants ??= constantsOf(compiled.exact as ExactFunction));

/** Converts by steps two and three. */
const applyLong = (compiled: CompiledConversion, x: number): number => {
  value[0] = x;
  return convertInDoubleDouble(constantsFor(compiled), compiled.reciprocal) ? value[0] : applyExact(compiled, x);
};

/** Converts by step three: integers of any length. */
export const applyExact = (compiled: CompiledConversion, x: number): number => {
  if (!Number.isFinite(x)) throw notANumber(x);
  if (compiled.reciprocal && x === 0) throw divisionByZero('value');
  const result = typeof compiled.exact === 'function' ? compiled.exact(x) : evaluate(compiled.exact, x);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};
