import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactBits, nextAfter } from '../../test/bits.ts';
import {
  compare,
  magnitude,
  minus,
  nearest,
  negate,
  one,
  over,
  plus,
  power,
  ratio,
  times,
  toNumber,
  zero,
} from './rational.ts';

const integer = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 40n });
const ratios = fc.tuple(integer, positive).map(([n, d]) => ratio(n, d));
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('ratio', () => {
  test('is in lowest terms, with its sign in the numerator', () => {
    expect(ratio(6n, -4n)).toEqual({ n: -3n, d: 2n });
    expect(ratio(-6n, -4n)).toEqual({ n: 3n, d: 2n });
    expect(ratio(0n, -7n)).toEqual(zero);
    expect(ratio(5n)).toEqual({ n: 5n, d: 1n });
  });

  test('rejects a denominator of zero', () => {
    expect(() => ratio(1n, 0n)).toThrow(RangeError);
    expect(() => over(one, zero)).toThrow(RangeError);
    expect(() => power(zero, -1)).toThrow(RangeError);
  });

  test('obeys the laws of a field', () => {
    fc.assert(
      fc.property(ratios, ratios, ratios, (a, b, c) => {
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(plus(a, negate(a))).toEqual(zero);
      }),
    );
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        fc.pre(b.n !== 0n);
        expect(times(over(a, b), b)).toEqual(a);
      }),
    );
  });

  test('is compared by value', () => {
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        const difference = minus(a, b);
        expect(Math.sign(compare(a, b))).toBe(Number(difference.n > 0n) - Number(difference.n < 0n));
        expect(compare(magnitude(a), a)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('has integer powers in lowest terms', () => {
    expect(power(ratio(-2n, 3n), 3)).toEqual({ n: -8n, d: 27n });
    expect(power(ratio(-2n, 3n), -3)).toEqual({ n: -27n, d: 8n });
    expect(power(zero, 0)).toEqual(one);
  });
});

describe('nearest', () => {
  test("equals the hardware's division where that is exact", () => {
    const small = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (n, d) => {
        expect(nearest(BigInt(n), BigInt(d))).toBe(n / d + 0);
      }),
    );
  });

  test('agrees with the reader of numbers of the language, from subnormal to overflow', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: -380, max: 330 }), (digits, exponent) => {
        const [n, d] = exponent < 0 ? [digits, 10n ** BigInt(-exponent)] : [digits * 10n ** BigInt(exponent), 1n];
        expect(nearest(n, d)).toBe(Number(`${digits}e${exponent}`));
      }),
      { numRuns: 1000 },
    );
  });

  test('returns every double unchanged', () => {
    fc.assert(
      fc.property(finite, (x) => {
        expect(toNumber(exactBits(x))).toBe(x + 0);
      }),
      { numRuns: 1000 },
    );
    for (let exponent = -1074; exponent < 1024; exponent++) {
      const x = 2 ** exponent;
      expect(toNumber(exactBits(x))).toBe(x);
    }
  });

  test('rounds midpoints to even, and their neighbors to the nearest double', () => {
    const below = fc.double({ min: 0, max: Number.MAX_VALUE, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(below, (x) => {
        const [a, b] = [exactBits(x), exactBits(nextAfter(x))];
        const middle = over(plus(a, b), ratio(2n));
        const touch = ratio(1n, 10n ** 400n);
        const even = (over(a, minus(exactBits(nextAfter(x)), a)).n & 1n) === 0n ? x : nextAfter(x);
        expect(toNumber(middle)).toBe(even);
        expect(toNumber(minus(middle, touch))).toBe(x);
        expect(toNumber(plus(middle, touch))).toBe(nextAfter(x));
        expect(toNumber(negate(middle))).toBe(0 - even);
      }),
      { numRuns: 500 },
    );
  });

  test('overflows at half a step above the largest double', () => {
    const edge = 2n ** 1024n - 2n ** 970n;
    expect(nearest(edge - 1n, 1n)).toBe(Number.MAX_VALUE);
    expect(nearest(edge, 1n)).toBe(Infinity);
    expect(nearest(-edge, 1n)).toBe(-Infinity);
    expect(nearest(10n ** 5000n, 1n)).toBe(Infinity);
  });

  test('underflows to zero at half the smallest double, and never to negative zero', () => {
    const half = 2n ** 1075n;
    expect(nearest(1n, half)).toBe(0);
    expect(nearest(-1n, half)).toBe(0);
    expect(nearest(10n ** 30n + 1n, half * 10n ** 30n)).toBe(Number.MIN_VALUE);
    expect(nearest(3n, half)).toBe(2 * Number.MIN_VALUE);
    expect(nearest(-1n, 10n ** 5000n)).toBe(0);
    expect(nearest(0n, 7n)).toBe(0);
  });
});
