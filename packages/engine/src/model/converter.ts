/** A compiled conversion between two units. */
export interface Converter {
  /**
   * Converts a value. Returns the double nearest to the exact result.
   *
   * @param value - A finite number.
   * @throws UnitsError for a value that is not finite, a division by zero and a result beyond the range of doubles.
   */
  (value: number): number;
  /**
   * Converts every value of an array, as the function does.
   *
   * @param values - An array of finite numbers, typed or not. Only its numbers and its length are read.
   * @param out - The array for the results. It must be long enough, and may be `values` itself. Default: a new array.
   * @param options - `missing: NaN` for columns with gaps: values that are not finite numbers (NaN, null, undefined)
   * become NaN.
   * @returns The array of the results: `out`, else a `Float32Array` for a `Float32Array`, else a `Float64Array`.
   * @throws UnitsError as the function does, with the index of the value, and for an argument that is not an array or
   * is too short. Earlier results may already be in `out`.
   * @example [...converter('ft', 'in').all([1, 2.5])] // [12, 30]
   * @example converter('ft', 'in').all([1, null], undefined, { missing: NaN }) // Float64Array [12, NaN]
   */
  all(this: void, values: Float32Array, out?: undefined, options?: MissingOption): Float32Array;
  /**
   * Converts every value of an array with gaps.
   *
   * @param values - An array of numbers. Values that are not finite numbers are missing.
   * @param out - The array for the results. It must be long enough. Undefined: a new array.
   * @param options - `missing: NaN`: missing values become NaN.
   */
  all<Out extends Float64Array | Float32Array | number[] = Float64Array>(
    this: void,
    values: Numbers<number | null | undefined>,
    out: Out | undefined,
    options: MissingOption,
  ): Out;
  /**
   * Converts every value of an array, as the function does.
   *
   * @param values - An array of finite numbers.
   * @param out - The array for the results. It must be long enough. Default: a new array.
   */
  all<Out extends Float64Array | Float32Array | number[] = Float64Array>(this: void, values: Numbers, out?: Out): Out;
}

/** The result for missing values. */
export interface MissingOption {
  /** `NaN`: values that are not finite numbers become NaN. */
  readonly missing: number;
}

/** Arrays of numbers, plain or typed. Other objects with a length are refused when the program runs. */
export type Numbers<Value = number> =
  | readonly Value[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray;
