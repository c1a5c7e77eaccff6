import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactBits } from '../../test/bits.ts';
import { compare, magnitude, minus, over, plus, power, ratio, times, toNumber, type Ratio } from './ratio.ts';
import { add, divide, low, multiply, product } from './twofold.ts';

/** A twofold number: a high part, and a low part of at most half its last place. */
type Twofold = readonly [number, number];

const high = fc
  .tuple(fc.double({ min: 1, max: 2, noNaN: true }), fc.integer({ min: -300, max: 300 }), fc.boolean())
  .map(([x, exponent, negative]) => (negative ? -x : x) * 2 ** exponent);
const twofolds: fc.Arbitrary<Twofold> = fc
  .tuple(high, fc.double({ min: -1, max: 1, noNaN: true }))
  .map(([x, part]) => [x, part * 2 ** (Math.floor(Math.log2(Math.abs(x))) - 53)]);

const value = ([x, rest]: Twofold): Ratio => plus(exactBits(x), exactBits(rest));
const roundoff = ratio(1n, 2n ** 106n);

/** |computed − exact| over |size|, in units of u² = 2^-106. */
const errorOf = (computed: number, exact: Ratio, size: Ratio): number => {
  const error = magnitude(minus(value([computed, low.at(0)!]), exact));
  return toNumber(over(over(error, magnitude(size)), roundoff));
};

describe('arithmetic on two doubles', () => {
  test('multiplies doubles without error', () => {
    fc.assert(
      fc.property(high, high, (a, b) => {
        const p = product(a, b);
        expect(value([p, low.at(0)!])).toEqual(times(exactBits(a), exactBits(b)));
        expect(p).toBe(a * b);
      }),
    );
  });

  test('multiplies within 8 u²', () => {
    fc.assert(
      fc.property(twofolds, twofolds, (a, b) => {
        const exact = times(value(a), value(b));
        expect(errorOf(multiply(...a, ...b), exact, exact)).toBeLessThan(8);
      }),
      { numRuns: 2000 },
    );
  });

  test('divides within 13 u²', () => {
    fc.assert(
      fc.property(twofolds, twofolds, (a, b) => {
        const exact = over(value(a), value(b));
        expect(errorOf(divide(...a, ...b), exact, exact)).toBeLessThan(13);
      }),
      { numRuns: 2000 },
    );
  });

  test('adds within 8 u² of the sum of magnitudes, cancellation included', () => {
    const near: fc.Arbitrary<[Twofold, Twofold]> = fc
      .tuple(twofolds, fc.double({ min: -4, max: 4, noNaN: true }))
      .map(([[x, rest], part]) => {
        const y = -x * (1 + part * 2 ** -52);
        return [
          [x, rest],
          [y, -rest / 2],
        ] satisfies [Twofold, Twofold];
      });
    fc.assert(
      fc.property(fc.oneof(fc.tuple(twofolds, twofolds), near), ([a, b]) => {
        const size = plus(magnitude(value(a)), magnitude(value(b)));
        expect(errorOf(add(...a, ...b), plus(value(a), value(b)), size)).toBeLessThan(8);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves a low part of at most half the last place', () => {
    const half = power(ratio(1n, 2n), 53);
    fc.assert(
      fc.property(twofolds, twofolds, (a, b) => {
        for (const operation of [multiply, divide]) {
          const result = operation(...a, ...b);
          const bound = times(magnitude(exactBits(result)), half);
          expect(compare(magnitude(exactBits(low.at(0)!)), bound)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
