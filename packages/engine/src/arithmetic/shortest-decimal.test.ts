import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitsOf, exactBits, fromBits, nextAfter, nextBefore } from '../../test/bits.ts';
import { exactly } from '../model/decimal.ts';
import { compare, magnitude, minus, over, plus, ratio, times, type Ratio } from '../model/rational.ts';
import { decimal, scaleOf, shortest, undecided, value } from './shortest-decimal.ts';

/** Returns the result of `shortest` as a fraction, or undefined if it could not decide. */
const found = (x: number): Ratio | undefined => {
  value[0] = x;
  const row = shortest();
  return row === undecided
    ? undefined
    : times(plus(exactBits(decimal.at(0)!), exactBits(decimal.at(1)!)), exactBits(scaleOf(row)));
};

/**
 * The error from docs/decisions/0002-three-steps.md. Two decimals that a double may be written as differ by more than
 * 2^-57.
 */
const bound = ratio(1n, 1n << 99n);

const agrees = (x: number): void => {
  const given = found(x);
  if (!given) return;
  const written = exactly(x);
  expect([x, compare(magnitude(over(minus(given, written), written)), bound)]).toEqual([x, -1]);
};

const normal = fc.double({ min: 2 ** -1022, noNaN: true, noDefaultInfinity: true });
const decimals = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 17n - 1n }), fc.integer({ min: -300, max: 290 }))
  .map(([integer, exponent]) => Number(`${integer}e${exponent}`));
const single = fc
  .tuple(fc.integer({ min: 1, max: 2 ** 24 }), fc.integer({ min: -100, max: 100 }))
  .map(([bits, exponent]) => bits * 2 ** exponent);
const large = fc.bigInt({ min: 2n ** 53n, max: 10n ** 33n }).map(Number);

/** Returns the number of undecided values. */
const countUndecided = (count: number, valueAt: (index: number) => number): number => {
  let left = 0;
  for (let index = 0; index < count; index++) if (found(valueAt(index)) === undefined) left++;
  return left;
};

describe('shortest', () => {
  test.each([
    ['doubles', normal],
    ['negative doubles', normal.map((x) => -x)],
    ['decimals', decimals],
    ['single-precision values', single],
    ['large integers', large],
  ])('finds the decimal that JavaScript prints, or leaves it undecided: %s', (_, values) => {
    fc.assert(fc.property(values, agrees), { numRuns: 3000 });
  });

  test('decides all of 500 doubles, single-precision values and large integers', () => {
    const [from, to] = [bitsOf(2 ** -1022), bitsOf(2 ** 1023)];
    const step = (to - from) / 5000n;
    expect(countUndecided(5000, (index) => fromBits(from + BigInt(index) * step + 1n))).toBeLessThan(10);
    expect(countUndecided(5000, (index) => (2 ** 23 + index * 1677 + 1) * 2 ** ((index % 120) - 80))).toBeLessThan(10);
    expect(countUndecided(5000, (index) => (1e16 + index * 2) * 1.01 ** (index % 3000))).toBeLessThan(10);
  });

  test('agrees beside powers of ten and of two', () => {
    const edges = Array.from({ length: 600 }, (_, index) => Number(`1e${index - 300}`));
    for (let exponent = -1021; exponent < 1023; exponent += 7) edges.push(2 ** exponent);
    for (const edge of edges) {
      let [down, up] = [edge, edge];
      for (let step = 0; step < 8; step++) {
        agrees(down);
        agrees(up);
        [down, up] = [nextBefore(down), nextAfter(up)];
      }
    }
  });

  test('decides short decimals, even those of 17 digits', () => {
    for (const x of [0.1, 0.3, 273.15, 123456.789, 0.1 + 0.2, 1 / 3, Math.PI, 5e-6, 9007199254740991, 1e300, -1e-7]) {
      agrees(x);
      expect(found(x)).toBeDefined();
    }
  });

  test.each([0, 5e-324, 1e-310, Infinity, NaN])('leaves %d to step three', (x) => expect(found(x)).toBeUndefined());
});
