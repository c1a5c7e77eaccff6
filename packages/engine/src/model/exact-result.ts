/** An exact result: numerator / denominator · π^piPower. */
export interface ExactResult {
  /** Carries the sign. */
  readonly numerator: bigint;
  /** Above zero, in lowest terms with the numerator. */
  readonly denominator: bigint;
  /** The power of π that the fraction is multiplied by; zero between most units. */
  readonly piPower: number;
  /**
   * Decimal text, rounded half to even.
   *
   * @param places - How many decimal places: 0 to 10,000.
   * @throws UnitsError for another number of places.
   */
  toDecimal(places: number): string;
  /** The fraction: `1/12`, `1/180 pi`. */
  toString(): string;
  /** The nearest double. Throws a UnitsError where it lies beyond the double range. */
  toNumber(): number;
}
