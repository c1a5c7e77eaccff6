import { divisionByZero, notANumber, resultOutOfRange } from '../model/error.ts';
import { evaluate, type ExactFunction } from './exact-function.ts';
import { applyInIntegers, integerPathOf, type IntegerPath } from './integer-path.ts';
import { value } from '../arithmetic/shortest-decimal.ts';
import { constantsOf, convertInDoubleDouble, none } from './double-double-path.ts';

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
