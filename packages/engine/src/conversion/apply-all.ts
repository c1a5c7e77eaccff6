import { isArray, mustBe, notANumber, UnitsError } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
import { apply, applyExact, constantsFor, type CompiledConversion } from './compiled-conversion.ts';
import { fillInDoubleDouble, fillInSingles } from './double-double-path.ts';
import { applyInIntegers, fillInIntegers } from './integer-path.ts';

const isTyped = (given: unknown): given is Float64Array => ArrayBuffer.isView(given) && !(given instanceof DataView);

/** Returns true if something is an array of numbers, typed or not; those of bigints are not. */
const hasNumbers = (given: unknown): given is ArrayLike<number> =>
  isArray(given) || (isTyped(given) && !(given instanceof BigInt64Array || given instanceof BigUint64Array));

const isSingle = (out: Results): out is Float32Array => isTyped(out) && out.BYTES_PER_ELEMENT === 4;

/** An array of floating-point numbers, or a plain one; of other realms (a frame, a context of node:vm) too, which no `instanceof` tells. */
const isTarget = (given: unknown): given is Results =>
  hasNumbers(given) &&
  (!isTyped(given) || /^\[object Float(?:32|64)Array\]$/.test(Object.prototype.toString.call(given)));

const outOfSingleRange = (): UnitsError =>
  new UnitsError(
    'result-out-of-range',
    'The result is too large: its magnitude must stay below 3.4e38 in a Float32Array.',
  );

/** Where results go. */
export type Results = Float64Array | Float32Array | number[];

/** Options for converting an array. */
export interface ArrayOptions {
  /** `NaN`: what is not a finite number becomes NaN. Left out, it is an error. */
  readonly missing?: number;
}

/** Converts all values of an array into another, which is made where none is given. Nothing else is allocated on the way. */
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
    throw mustBe('invalid-number', 'out', 'a Float64Array, a Float32Array or an array', out);
  }
  try {
    const target =
      out ?? (values instanceof Float32Array ? new Float32Array(values.length) : new Float64Array(values.length));
    if (target.length < values.length && !isArray(target)) {
      throw mustBe('out-of-range', 'out', `an array of at least ${values.length} numbers`, target.length);
    }
    const source = isOverlapped(values, target) ? Array.from(values) : values;
    if (source instanceof Float64Array && target instanceof Float64Array && missing === undefined)
      fill(compiled, source, target, 0);
    else fillInChunks(compiled, source, target, missing !== undefined);
    return target;
  } catch (error) {
    // An array that throws when it is read or written, or says that it is longer than memory
    throw error instanceof UnitsError ? error : noNumbers(values);
  }
};

/** Returns true if two arrays share memory at other places: results would be written over values that are still to be read. */
const isOverlapped = (values: ArrayLike<number>, target: Results): boolean =>
  isTyped(values) &&
  isTyped(target) &&
  values.buffer === target.buffer &&
  (values.byteOffset !== target.byteOffset || values.BYTES_PER_ELEMENT !== target.BYTES_PER_ELEMENT);

/** A chunk of an array, so that the loops below meet doubles alone. */
let chunk: Float64Array | undefined;
const chunkLength = 1024;

/** Arrays of other kinds, or with missing values, as doubles: a chunk at a time. */
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

/** Results for a Float32Array. */
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

/** From here on a Float32Array would have infinity: half a step above its largest number, 2^128 − 2^104. */
const beyondSingles = 2 ** 128 - 2 ** 103;

/** The same error, with the index of the value at fault. */
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

/** So many values of one kind in a row, and the next ones are taken to be of it too. */
const streak = 12;
/** The number of digits from which integers are not tried: every step gives the same result. */
const company = 64;

/** The loops for doubles by themselves: one that met other arrays too would be slower for these. */
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

/** Returns the result for one value. An error says where the value stands. */
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
