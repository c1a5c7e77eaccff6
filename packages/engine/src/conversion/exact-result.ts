import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import type { FindConversion } from './finder.ts';
import { divisionByZero, mustBe, outOfExact, resultOutOfRange } from '../model/error.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { evaluateToFixed, rationalPart } from './exact-function.ts';
import type { ExactResult } from '../model/exact-result.ts';
import { nearest, ratio, withPi, writeRatio } from '../model/rational.ts';

/** Limits of the digits in one call. */
const longestText = 10_000;
const largestExponent = 10_000;
const mostPlaces = 10_000;

/** Returns the exact converter, which is published as `convertExact`. */
// @__NO_SIDE_EFFECTS__
export const createConvertExact =
  (find: FindConversion) =>
  (text: string, from: string, to: string): ExactResult => {
    const decimal = typeof text === 'string' && text.length <= longestText ? readDecimal(text.trim()) : undefined;
    if (!decimal || Math.abs(decimal.exponent) > largestExponent + longestText) {
      throw mustBe(
        'invalid-number',
        'value',
        `decimal text of at most 10,000 characters${typeof text === 'number' ? ', not a number' : ''}`,
        text,
      );
    }
    const { exact } = find(from, to).compiled;
    if (typeof exact === 'function') throw outOfExact(from, to);
    if (exact.reciprocal && decimal.digits === 0n) throw divisionByZero('value');
    const value = decimalToRatio(decimal);
    const { n, d } = rationalPart(exact, value);
    const { n: numerator, d: denominator } = ratio(n, d);
    return {
      numerator,
      denominator,
      piPower: exact.piPower,
      toDecimal: (places) => {
        if (!Number.isInteger(places) || places < 0 || places > mostPlaces) {
          throw mustBe('out-of-range', 'places', 'an integer from 0 to 10,000', places);
        }
        return evaluateToFixed(exact, value, places);
      },
      toString: () => withPi(writeRatio({ n: numerator, d: denominator }), exact.piPower),
      toNumber: () => {
        const result = roundWithPi({ n: numerator, d: denominator }, exact.piPower, nearest);
        if (!Number.isFinite(result)) throw resultOutOfRange();
        return result;
      },
    };
  };
