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
   * @returns The array of the results: `out`, or a `Float64Array`.
   * @throws UnitsError as the function does, and for what is no array or too short; results before the value at fault stand in `out`.
   * @example [...converter('ft', 'in').all([1, 2.5])] // [12, 30]
   */
  all<Out extends Float64Array | number[] = Float64Array>(this: void, values: ArrayLike<number>, out?: Out): Out;
}
