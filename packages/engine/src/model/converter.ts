/** A conversion between two units, compiled. */
export interface Converter {
  /**
   * Converts a value: the double nearest to the exact answer.
   *
   * @param value - A finite number.
   * @throws UnitsError for a value that is not finite, a division by zero and a result beyond the doubles.
   */
  (value: number): number;
  /**
   * Converts every value of an array, each as the function itself does.
   *
   * @param values - An array of finite numbers, typed or not; nothing else is read of it than its numbers and its length.
   * @param out - Where the results go: an array that is long enough, which may be `values` itself. Left out, a new one.
   * @param options - `missing: NaN` for columns with gaps: what is not a finite number (NaN, null, undefined) becomes NaN.
   * @returns The array of the results: `out`; or a `Float32Array` of one, and a `Float64Array` of all others.
   * @throws UnitsError as the function does, with the index of the value, and for what is not an array or too short; some results before the
   * value at fault stand in `out`.
   * @example [...converter('ft', 'in').all([1, 2.5])] // [12, 30]
   * @example converter('ft', 'in').all([1, null], undefined, { missing: NaN }) // Float64Array [12, NaN]
   */
  all(this: void, values: Float32Array, out?: undefined, options?: MissingOption): Float32Array;
  /**
   * Converts every value of an array with gaps.
   *
   * @param values - An array of numbers; what is not a finite number is missing.
   * @param out - Where the results go: an array that is long enough. Undefined: a new one.
   * @param options - `missing: NaN`: what is missing becomes NaN.
   */
  all<Out extends Float64Array | Float32Array | number[] = Float64Array>(
    this: void,
    values: ArrayLike<number | null | undefined>,
    out: Out | undefined,
    options: MissingOption,
  ): Out;
  /**
   * Converts every value of an array, each as the function itself does.
   *
   * @param values - An array of finite numbers.
   * @param out - Where the results go: an array that is long enough. Left out, a new one.
   */
  all<Out extends Float64Array | Float32Array | number[] = Float64Array>(
    this: void,
    values: ArrayLike<number>,
    out?: Out,
  ): Out;
}

/** The result for missing values. */
export interface MissingOption {
  /** `NaN`: what is not a finite number becomes NaN. */
  readonly missing: number;
}
