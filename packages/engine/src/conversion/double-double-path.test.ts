import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactBits } from '../../test/bits.ts';
import { value } from '../arithmetic/shortest-decimal.ts';
import { compare, magnitude, minus, over, plus, ratio, type Ratio } from '../model/rational.ts';
import { evaluate, type ExactFunction } from './exact-function.ts';
import { constantsOf, convertInDoubleDouble, fillInSingles, none } from './double-double-path.ts';

const exactly = (p: bigint, q: bigint, r = 0n, reciprocal = false): ExactFunction => ({
  p,
  q,
  r,
  piPower: 0,
  reciprocal,
});
const integer = fc.bigInt({ min: 1n, max: 10n ** 40n });
const at = (table: Float64Array, index: number): Ratio =>
  plus(exactBits(table.at(index)!), exactBits(table.at(index + 1)!));

describe('the constants of step two', () => {
  test('are the factor and the offset within 2 u²', () => {
    const bound = ratio(2n, 2n ** 106n);
    const off = (found: Ratio, exact: Ratio): Ratio => magnitude(over(minus(found, exact), exact));
    fc.assert(
      fc.property(integer, integer, integer, (p, q, r) => {
        const constants = constantsOf(exactly(p, q, r));
        expect(compare(off(at(constants, 0), ratio(p, q)), bound)).toBe(-1);
        expect(compare(off(at(constants, 2), ratio(r, q)), bound)).toBe(-1);
      }),
    );
  });

  test.each([
    [10n ** 151n, 1n, 0n],
    [1n, 10n ** 151n, 0n],
    [1n, 1n, 10n ** 151n],
    [10n ** 400n, 1n, 0n],
    [1n, 10n ** 400n, 0n],
  ])('cover no factor and offset beyond their range', (p, q, r) => expect(constantsOf(exactly(p, q, r))).toBe(none));
});

describe('step two', () => {
  const decide = (given: ExactFunction, x: number): number | undefined => {
    value[0] = x;
    return convertInDoubleDouble(constantsOf(given), given.reciprocal) ? value[0] : undefined;
  };

  test('is correct where it decides, and decides nearly always', () => {
    const lines = [exactly(1200n, 3937n), exactly(9n, 5n, 160n), exactly(-7n, 3n), exactly(235n, 2n, 0n, true)];
    const values = fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((x) => Math.abs(x) > 1e-6),
      fc.double({ min: 1e-280, max: 1e280, noNaN: true }),
      fc.integer({ min: 2 ** 24, max: 2 ** 25 - 1 }).map((n) => (n + 0.5) * 2 ** ((n % 120) - 70)),
      fc.bigInt({ min: 2n ** 50n, max: 10n ** 30n }).map(Number),
    );
    let [decided, all] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(...lines), values, (given, x) => {
        const found = decide(given, x);
        all += 1;
        if (found !== undefined) decided += 1;
        expect(found ?? evaluate(given, x)).toBe(evaluate(given, x));
      }),
      { numRuns: 8000 },
    );
    expect(decided / all).toBeGreaterThan(0.95);
  });

  test('leaves midpoints, zero and values out of range to step three', () => {
    expect(decide(exactly(1n, 2n, 2n ** 53n), 1)).toBeUndefined();
    expect(decide(exactly(1n, 1n, -5n), 5)).toBeUndefined();
    expect(decide(exactly(3n, 1n), 0)).toBeUndefined();
    expect(decide(exactly(3n, 1n), 1e-310)).toBeUndefined();
    expect(decide(exactly(10n ** 200n, 1n), 1)).toBeUndefined();
    expect(decide(exactly(3n, 1n), NaN)).toBeUndefined();
  });
});

describe('the path for a Float32Array', () => {
  test('is correct where it decides, and decides nearly always', () => {
    // Products by a short factor are often exactly between two single-precision numbers
    const functions = [
      [exactly(1200n, 3937n), 0.001],
      [exactly(9n, 5n, 160n), 0.05],
      [exactly(12n, 1n), 0.35],
      [exactly(235n, 2n, 0n, true), 0.001],
    ] as const;
    for (const [given, most] of functions) {
      const values = Float64Array.from(
        { length: 20_000 },
        (_, index) => Math.fround(Math.sin(index + 1)) * 2 ** ((index % 100) - 50),
      );
      const out = new Float32Array(values.length);
      let undecidedCount = 0;
      for (let start = 0; start < values.length; start++) {
        const end = fillInSingles(constantsOf(given), given.reciprocal, values, out, 0, start);
        if (end < values.length) {
          undecidedCount++;
          out[end] = evaluate(given, values[end]!);
        }
        start = end;
      }
      expect(out).toEqual(Float32Array.from(values, (each) => evaluate(given, each)));
      expect(undecidedCount / values.length).toBeLessThan(most);
    }
  });

  test('leaves zero of a reciprocal, infinity and NaN to the other steps', () => {
    const out = new Float32Array(1);
    const fill = (x: number, reciprocal = false): number =>
      fillInSingles(constantsOf(exactly(3n, 1n, 0n, reciprocal)), reciprocal, Float64Array.of(x), out, 0, 0);
    expect(fill(-0)).toBe(1);
    expect(out[0]).toBe(0);
    for (const [x, reciprocal] of [
      [0, true],
      [NaN, false],
      [Infinity, false],
      [3e38, false],
    ] as const) {
      expect(fill(x, reciprocal)).toBe(0);
    }
  });
});
