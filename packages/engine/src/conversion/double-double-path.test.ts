import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactBits } from '../../test/bits.ts';
import { compare, magnitude, minus, over, plus, ratio, times, type Ratio } from '../model/rational.ts';
import { evaluate, type ExactFunction } from './exact-function.ts';
import { cell, convertInDoubleDouble, makeTable, none } from './double-double-path.ts';

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

describe('the table of step two', () => {
  test('holds the factor over every power of ten, and the offset, within 10 u²', () => {
    const bound = ratio(10n, 2n ** 106n);
    const off = (found: Ratio, exact: Ratio): Ratio => magnitude(over(minus(found, exact), exact));
    fc.assert(
      fc.property(integer, integer, integer, (p, q, r) => {
        const table = makeTable(exactly(p, q, r));
        expect(compare(off(at(table, 0), ratio(r, q)), bound)).toBe(-1);
        for (let k = 0; k <= 22; k++) {
          expect(compare(off(at(table, 2 * k + 2), ratio(p, q * 10n ** BigInt(k))), bound)).toBe(-1);
        }
      }),
    );
  });

  test('of a reciprocal holds it times every power of ten', () => {
    const table = makeTable(exactly(7n, 3n, 0n, true));
    const exact = times(ratio(7n, 3n), ratio(10n ** 22n));
    expect(compare(magnitude(minus(at(table, 46), exact)), over(exact, ratio(2n ** 102n)))).toBe(-1);
  });

  test.each([
    [10n ** 151n, 1n, 0n],
    [1n, 10n ** 151n, 0n],
    [1n, 1n, 10n ** 151n],
    [10n ** 400n, 1n, 0n],
    [1n, 10n ** 400n, 0n],
  ])('covers no factor and offset beyond its range', (p, q, r) => expect(makeTable(exactly(p, q, r))).toBe(none));
});

describe('step two', () => {
  const decide = (given: ExactFunction, x: number): number | undefined => {
    cell[0] = x;
    return convertInDoubleDouble(makeTable(given), given.reciprocal) ? cell[0] : undefined;
  };

  test('is right wherever it decides, and decides nearly always', () => {
    const lines = [exactly(1200n, 3937n), exactly(9n, 5n, 160n), exactly(-7n, 3n), exactly(235n, 2n, 0n, true)];
    let [decided, all] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.double({ min: -1e6, max: 1e6, noNaN: true }), (given, x) => {
        fc.pre(Math.abs(x) > 1e-6);
        const found = decide(given, x);
        all += 1;
        if (found !== undefined) decided += 1;
        expect(found ?? evaluate(given, x)).toBe(evaluate(given, x));
      }),
      { numRuns: 5000 },
    );
    expect(decided / all).toBeGreaterThan(0.9);
  });

  test('leaves midpoints, zero and what it does not cover to step three', () => {
    expect(decide(exactly(1n, 2n, 2n ** 53n), 1)).toBeUndefined();
    expect(decide(exactly(1n, 1n, -5n), 5)).toBeUndefined();
    expect(decide(exactly(3n, 1n), 0)).toBeUndefined();
    expect(decide(exactly(3n, 1n), 1e-300)).toBeUndefined();
    expect(decide(exactly(10n ** 200n, 1n), 1)).toBeUndefined();
    expect(decide(exactly(3n, 1n), NaN)).toBeUndefined();
  });
});
