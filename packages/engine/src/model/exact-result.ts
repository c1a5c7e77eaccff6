/** An exact result: numerator / denominator · π^piPower. */
export interface ExactResult {
  /** The numerator, with the sign. */
  readonly numerator: bigint;
  /** The denominator: above zero, in lowest terms with the numerator. */
  readonly denominator: bigint;
  /** The power of π that multiplies the fraction; 0 between most units. */
  readonly piPower: number;
  /**
   * Returns decimal text, rounded half to even.
   *
   * @param places - The number of decimals: 0 to 10,000.
   * @throws UnitsError for another number of decimals.
   */
  toDecimal(places: number): string;
  /** Returns the fraction: `1/12`, `1/180 pi`. */
  toString(): string;
  /** Returns the nearest double. Throws a UnitsError beyond the range of doubles. */
  toNumber(): number;
}
