import { mustBe } from '../model/error.ts';
import { apply, applyExact, tableOf, type CompiledConversion } from './compiled-conversion.ts';
import { cell, convertInDoubleDouble } from './double-double-path.ts';
import { fillInIntegers } from './integer-path.ts';

const isTyped = (given: unknown): given is Float64Array => ArrayBuffer.isView(given) && !(given instanceof DataView);

/** Whether something is an array of numbers, typed or not; those of bigints are none. */
const isArray = (given: unknown): given is ArrayLike<number> =>
  Array.isArray(given) || (isTyped(given) && !(given instanceof BigInt64Array || given instanceof BigUint64Array));

const isTarget = (given: unknown): given is Float64Array | number[] =>
  Array.isArray(given) || given instanceof Float64Array;

/** Converts all values of an array into another, which is made where none is given. Nothing is allocated on the way. */
export const applyAll = (
  compiled: CompiledConversion,
  values: ArrayLike<number>,
  out: Float64Array | number[] | undefined,
): Float64Array | number[] => {
  if (!isArray(values)) throw mustBe('invalid-number', 'values', 'an array of numbers', values);
  const { length } = values;
  const target = out ?? new Float64Array(length);
  if (!isTarget(target)) throw mustBe('invalid-number', 'out', 'a Float64Array or an array', out);
  if (target.length < length && !Array.isArray(target)) {
    throw mustBe('out-of-range', 'out', `an array of at least ${length} numbers`, target.length);
  }
  if (values instanceof Float64Array && target instanceof Float64Array) fill(compiled, values, target);
  else for (let index = 0; index < length; index++) target[index] = apply(compiled, values[index]!);
  return target;
};

/** How many values are taken to have many digits behind one that has: these are seldom alone. */
const company = 256;

/**
 * The loops for doubles by themselves: one that met other arrays too would be slower for these. Behind a value that integers do not
 * cover, a number of them are not tried in integers first: whichever step decides, the result is the same.
 */
const fill = (compiled: CompiledConversion, values: Float64Array, out: Float64Array): void => {
  let index = 0;
  while (index < values.length) {
    index = fillInIntegers(compiled, values, out, index);
    const end = Math.min(index + company, values.length);
    fillLong(compiled, values, out, index, end);
    index = end;
  }
};

/** Steps two and three. Values and results go by the cell: a call that is given a double allocates it. */
const fillLong = (
  compiled: CompiledConversion,
  values: Float64Array,
  out: Float64Array,
  start: number,
  end: number,
): void => {
  const table = tableOf(compiled);
  for (let index = start; index < end; index++) {
    cell[0] = values[index]!;
    out[index] = convertInDoubleDouble(table, compiled.reciprocal) ? cell[0] : applyExact(compiled, values[index]!);
  }
};
