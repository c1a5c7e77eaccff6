import { decimalToRatio, readDecimal } from './decimal.ts';
import type { FindConversion } from './convert.ts';
import { divisionByZero, mustBe, outOfExact, resultOutOfRange } from './error.ts';
import { evaluateToFixed, rationalPart, roundWithPi } from './line.ts';
import { nearest, ratio } from './ratio.ts';

/** An exact result: numerator / denominator · π^piPower. */
export interface ExactResult {
  /** Carries the sign. */
  readonly numerator: bigint;
  /** Above zero, in lowest terms with the numerator. */
  readonly denominator: bigint;
  /** The power of π that the fraction is multiplied by; zero between most units. */
  readonly piPower: number;
  /** Decimal text with this many places (0 to 10,000), rounded half to even. Throws a UnitsError for another number of places. */
  toDecimal(places: number): string;
  /** The nearest double. Throws a UnitsError where it lies beyond the double range. */
  toNumber(): number;
}

/** Bounds on the digits that one call can ask for. */
const longestText = 10_000;
const largestExponent = 10_000;
const mostPlaces = 10_000;

/** Makes the exact converter: the function behind the published `convertExact`. */
// @__NO_SIDE_EFFECTS__
export const createConvertExact =
  (find: FindConversion) =>
  (text: string, from: string, to: string): ExactResult => {
    const decimal = typeof text === 'string' && text.length <= longestText ? readDecimal(text.trim()) : undefined;
    if (!decimal || Math.abs(decimal.exponent) > largestExponent + longestText) {
      throw mustBe('invalid-number', 'value', 'decimal text of at most 10,000 characters', text);
    }
    const { line } = find(from, to).pair;
    if (typeof line === 'function') throw outOfExact(from, to);
    if (line.reciprocal && decimal.digits === 0n) throw divisionByZero('value');
    const value = decimalToRatio(decimal);
    const { n, d } = rationalPart(line, value);
    const { n: numerator, d: denominator } = ratio(n, d);
    return {
      numerator,
      denominator,
      piPower: line.turns,
      toDecimal: (places) => {
        if (!Number.isInteger(places) || places < 0 || places > mostPlaces) {
          throw mustBe('out-of-range', 'places', 'an integer from 0 to 10,000', places);
        }
        return evaluateToFixed(line, value, places);
      },
      toNumber: () => {
        const result = roundWithPi({ n: numerator, d: denominator }, line.turns, nearest);
        if (!Number.isFinite(result)) throw resultOutOfRange();
        return result;
      },
    };
  };
