import { isArray, mustBe, notANumber, UnitsError } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
import {
  apply,
  applyExact,
  applyInIntegers,
  constantsFor,
  fillInIntegers,
  type CompiledConversion,
} from './compiled-conversion.ts';
import { fillInDoubleDouble, fillInSingles } from './double-double-path.ts';

const isTyped = (given: unknown): given is Float64Array => ArrayBuffer.isView(given) && !(given instanceof DataView);

/** Returns true for an array of numbers, typed or not, except bigint arrays. */
const hasNumbers = (given: unknown): given is ArrayLike<number> =>
  isArray(given) || (isTyped(given) && !(given instanceof BigInt64Array || given instanceof BigUint64Array));

const isSingle = (out: Results): out is Float32Array => isTyped(out) && out.BYTES_PER_ELEMENT === 4;

/**
 * Returns true for an array of floating-point numbers, or a plain one that is not frozen. Arrays of other realms (a frame, a context of
 * node:vm) also count, which `instanceof` does not recognize.
 */
const isTarget = (given: unknown): given is Results =>
  hasNumbers(given) &&
  !Object.isFrozen(given) &&
  (!isTyped(given) || /^\[object Float(?:32|64)Array\]$/.test(Object.prototype.toString.call(given)));

const outOfSingleRange = (): UnitsError =>
  new UnitsError(
    'result-out-of-range',
    'The result is too large: its magnitude must stay below 3.4e38 in a Float32Array.',
  );

/** An array for results. */
export type Results = Float64Array | Float32Array | number[];

/** Options for converting an array. */
export interface ArrayOptions {
  /** `NaN`: values that are not finite numbers become NaN. Default: they are errors. */
  readonly missing?: number;
}

/** Converts all values of an array into another, or into a new one. Allocates nothing else. */
export const applyAll = (
  compiled: CompiledConversion,
  values: ArrayLike<number>,
  out: Results | undefined,
  options?: ArrayOptions,
): Results => {
  const { missing } = optionsOf(options);
  if (missing !== undefined && !Number.isNaN(missing)) throw mustBe('invalid-choice', 'missing', 'NaN', missing);
  if (!hasNumbers(values)) throw noNumbers(values);
  if (out !== undefined && !isTarget(out)) {
    throw mustBe('invalid-number', 'out', 'a Float64Array, a Float32Array or an array that is not frozen', out);
  }
  try {
    const target =
      out ?? (values instanceof Float32Array ? new Float32Array(values.length) : new Float64Array(values.length));
    if (target.length < values.length && !isArray(target)) {
      throw mustBe('out-of-range', 'out', `an array of at least ${values.length} numbers`, target.length);
    }
    const source = isOverlapped(values, target) ? values.slice() : values;
    if (source instanceof Float64Array && target instanceof Float64Array && missing === undefined)
      fill(compiled, source, target, 0);
    else fillInChunks(compiled, source, target, missing !== undefined);
    return target;
  } catch (error) {
    // The array throws on access, or claims a length beyond memory
    throw error instanceof UnitsError ? error : noNumbers(values);
  }
};

/** Returns true if an array of results would overwrite values that are not read yet: both share memory at different places. */
const isOverlapped = (values: ArrayLike<number>, target: Results): values is Float64Array | Float32Array =>
  isTyped(values) &&
  isTyped(target) &&
  values.buffer === target.buffer &&
  values.byteOffset < target.byteOffset + target.byteLength &&
  target.byteOffset < values.byteOffset + values.byteLength &&
  (values.byteOffset !== target.byteOffset || values.BYTES_PER_ELEMENT !== target.BYTES_PER_ELEMENT);

/** A chunk of an array, so that the loops below process only doubles. */
let chunk: Float64Array | undefined;
const chunkLength = 1024;

/** Converts other kinds of arrays, or arrays with missing values, in chunks of doubles. */
const fillInChunks = (
  compiled: CompiledConversion,
  values: ArrayLike<number>,
  out: Results,
  mayMiss: boolean,
): void => {
  chunk ??= new Float64Array(chunkLength);
  for (let start = 0; start < values.length; start += chunkLength) {
    const length = Math.min(chunkLength, values.length - start);
    const part = length === chunkLength ? chunk : chunk.subarray(0, length);
    for (let index = 0; index < length; index++) {
      const value: unknown = values[start + index];
      if (typeof value === 'number') part[index] = value;
      else if (mayMiss) part[index] = NaN;
      else throw atIndex(notANumber(value), start + index);
    }
    if (isSingle(out)) fillSingles(compiled, part, out, start, mayMiss);
    else {
      fill(compiled, part, part, start, mayMiss);
      for (let index = 0; index < length; index++) out[start + index] = part[index]!;
    }
  }
};

/** Converts values for a Float32Array. */
const fillSingles = (
  compiled: CompiledConversion,
  values: Float64Array,
  out: Float32Array,
  start: number,
  mayMiss: boolean,
): void => {
  const constants = constantsFor(compiled);
  let index = fillInSingles(constants, compiled.reciprocal, values, out, start, 0);
  while (index < values.length) {
    const result = applyAt(apply, compiled, values, index, start, mayMiss);
    if (Math.abs(result) >= beyondSingles) throw atIndex(outOfSingleRange(), start + index);
    out[start + index] = result;
    index = fillInSingles(constants, compiled.reciprocal, values, out, start, index + 1);
  }
};

/**
 * The limit of a Float32Array: half a step above its largest number, 2^128 − 2^104. From here on it would hold
 * infinity.
 */
const beyondSingles = 2 ** 128 - 2 ** 103;

/** Returns an error with the index of the wrong value. */
const atIndex = (error: unknown, index: number): unknown =>
  error instanceof UnitsError
    ? new UnitsError(error.code, `values[${index}]: ${error.message}`, {
        parameter: `values[${index}]`,
        reason: error.reason,
      })
    : error;

const noNumbers = (given: unknown): UnitsError => mustBe('invalid-number', 'values', 'an array of numbers', given);

/** Returns NaN for a value outside the integer path. */
const uncovered = (): number => NaN;

/** The number of consecutive values of one kind after which the following values are assumed to be of that kind. */
const streak = 12;
/** The number of values that skip the integer path after a streak outside it. All paths give the same results. */
const company = 64;

/** Fills an array of doubles. A loop that also handles other arrays would be slower. */
const fill = (
  compiled: CompiledConversion,
  values: Float64Array,
  out: Float64Array,
  start: number,
  mayMiss = false,
): void => {
  const constants = constantsFor(compiled);
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
      index = fillInDoubleDouble(constants, compiled.reciprocal, values, out, index, end);
      if (index < end) out[index] = applyAt(applyExact, compiled, values, index++, start, mayMiss);
      short = 0;
    }
  }
};

/** Returns the result for one value. An error contains its index. */
const applyAt = (
  convert: typeof apply,
  compiled: CompiledConversion,
  values: Float64Array,
  index: number,
  start: number,
  mayMiss: boolean,
): number => {
  const value = values[index]!;
  if (mayMiss && !Number.isFinite(value)) return NaN;
  try {
    return convert(compiled, value);
  } catch (error) {
    throw atIndex(error, start + index);
  }
};
