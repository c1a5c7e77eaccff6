import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactBits } from '../../test/bits.ts';
import { compare, minus, plus, times } from '../model/rational.ts';
import { productTail, sumTail } from './double-double.ts';

const doubles = fc
  .tuple(fc.double({ min: 1, max: 2, noNaN: true }), fc.integer({ min: -300, max: 300 }), fc.boolean())
  .map(([x, exponent, negative]) => (negative ? -x : x) * 2 ** exponent);

describe('the tail', () => {
  test('of a product is what rounding it lost', () => {
    fc.assert(
      fc.property(doubles, doubles, (a, b) => {
        const lost = minus(times(exactBits(a), exactBits(b)), exactBits(a * b));
        expect(compare(exactBits(productTail(a, b, a * b)), lost)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('of a sum is what rounding it lost, whichever is larger, cancellation included', () => {
    const near = fc
      .tuple(doubles, fc.integer({ min: -4, max: 4 }))
      .map(([a, steps]) => [a, -a * (1 + steps * 2 ** -52)] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(doubles, doubles), near), ([a, b]) => {
        const lost = minus(plus(exactBits(a), exactBits(b)), exactBits(a + b));
        expect(compare(exactBits(sumTail(a, b, a + b)), lost)).toBe(0);
        expect(compare(exactBits(sumTail(b, a, a + b)), lost)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});
