import { mustBe } from '../model/error.ts';
import { apply, type CompiledConversion } from './compiled-conversion.ts';

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

/** The loop for doubles by itself: one that met other arrays too would be slower for these. */
const fill = (compiled: CompiledConversion, values: Float64Array, out: Float64Array): void => {
  for (let index = 0; index < values.length; index++) out[index] = apply(compiled, values[index]!);
};
