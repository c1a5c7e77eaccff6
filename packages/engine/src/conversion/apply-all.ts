import { isArray, mustBe, UnitsError } from '../model/error.ts';
import { apply, applyExact, tableOf, type CompiledConversion } from './compiled-conversion.ts';
import { cell, convertInDoubleDouble } from './double-double-path.ts';
import { applyInIntegers, fillInIntegers } from './integer-path.ts';

const isTyped = (given: unknown): given is Float64Array => ArrayBuffer.isView(given) && !(given instanceof DataView);

/** Whether something is an array of numbers, typed or not; those of bigints are none. */
const hasNumbers = (given: unknown): given is ArrayLike<number> =>
  isArray(given) || (isTyped(given) && !(given instanceof BigInt64Array || given instanceof BigUint64Array));

/** Arrays and those of doubles; of other realms (a frame, a context of node:vm) too, which no `instanceof` tells. */
const isTarget = (given: unknown): given is Float64Array | number[] =>
  hasNumbers(given) && (!isTyped(given) || given.BYTES_PER_ELEMENT === 8);

/** Converts all values of an array into another, which is made where none is given. Nothing is allocated on the way. */
export const applyAll = (
  compiled: CompiledConversion,
  values: ArrayLike<number>,
  out: Float64Array | number[] | undefined,
): Float64Array | number[] => {
  if (!hasNumbers(values)) throw noNumbers(values);
  if (out !== undefined && !isTarget(out)) throw mustBe('invalid-number', 'out', 'a Float64Array or an array', out);
  try {
    const target = out ?? new Float64Array(values.length);
    if (target.length < values.length && !isArray(target)) {
      throw mustBe('out-of-range', 'out', `an array of at least ${values.length} numbers`, target.length);
    }
    if (values instanceof Float64Array && target instanceof Float64Array) fill(compiled, values, target);
    else for (let index = 0; index < values.length; index++) target[index] = apply(compiled, values[index]!);
    return target;
  } catch (error) {
    // An array that throws when it is read or written, or says that it is longer than memory
    throw error instanceof UnitsError ? error : noNumbers(values);
  }
};

const noNumbers = (given: unknown): UnitsError => mustBe('invalid-number', 'values', 'an array of numbers', given);

/** What a value comes to in integers that do not cover it: no result is NaN. */
const uncovered = (): number => NaN;

/** So many values of one kind in a row, and the next ones are taken to be of it too. */
const streak = 12;
/** How many of many digits are then not tried in integers: whichever step decides, the result is the same. */
const company = 64;

/** The loops for doubles by themselves: one that met other arrays too would be slower for these. */
const fill = (compiled: CompiledConversion, values: Float64Array, out: Float64Array): void => {
  let index = fillInIntegers(compiled, values, out, 0);
  let short = 0;
  let long = 0;
  while (index < values.length) {
    const result = applyInIntegers(compiled, values[index]!, uncovered);
    if (result === result) {
      out[index++] = result;
      long = 0;
      if (++short > streak) index = fillInIntegers(compiled, values, out, index);
    } else {
      const end = ++long > streak ? Math.min(index + company, values.length) : index + 1;
      fillLong(compiled, values, out, index, end);
      index = end;
      short = 0;
    }
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
