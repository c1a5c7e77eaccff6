import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitsOf, fromBits, nextAfter, nextBefore } from '../../test/bits.ts';
import { exactly } from '../model/decimal.ts';
import { digits, powersOfTen, shortest, size } from './shortest-decimal.ts';
import { ratio } from '../model/rational.ts';

/** Returns the result of `shortest` as a fraction, or undefined where it could not decide. */
const found = (x: number): ReturnType<typeof ratio> | undefined => {
  size[0] = x;
  const k = shortest();
  // The part behind the point is a tenth times an integer, rounded
  const tenths = BigInt(digits.at(0)!) * 10n + BigInt(Math.round(digits.at(1)! * 10));
  return k < 0 ? undefined : ratio(tenths, 10n ** BigInt(k + 1));
};

const covered = fc.double({ min: 2 ** -23, max: 1e16, maxExcluded: true, noNaN: true });
const decimals = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 17n - 1n }), fc.integer({ min: -24, max: 0 }))
  .map(([integer, exponent]) => Number(`${integer}e${exponent}`))
  .filter((x) => x >= 2 ** -23 && x < 1e16);

describe('shortest', () => {
  test('finds the digits that JavaScript prints, or leaves them undecided', () => {
    const agrees = (x: number): void => {
      expect(found(x) ?? exactly(x)).toEqual(exactly(x));
    };
    fc.assert(fc.property(covered, agrees), { numRuns: 20_000 });
    fc.assert(fc.property(decimals, agrees), { numRuns: 20_000 });
  });

  // Above 10^15 many doubles lie halfway between two decimals of 17 digits
  test('leaves few doubles below 10^15 undecided', () => {
    const [from, to] = [bitsOf(2 ** -23), bitsOf(1e15)];
    const step = (to - from) / 50_000n;
    let undecided = 0;
    for (let bits = from + 1n; bits < to; bits += step) if (found(fromBits(bits)) === undefined) undecided++;
    expect(undecided).toBeLessThan(1000);
  });

  test('agrees beside powers of ten and of two', () => {
    const edges = [...powersOfTen.slice(0, 17), ...Array.from(powersOfTen.slice(1, 7), (power) => 1 / power)];
    for (let exponent = -23; exponent < 54; exponent++) edges.push(2 ** exponent);
    for (const edge of edges) {
      let [down, up] = [edge, edge];
      for (let step = 0; step < 50; step++) {
        expect(found(down) ?? exactly(down)).toEqual(exactly(down));
        expect(found(up) ?? exactly(up)).toEqual(exactly(up));
        [down, up] = [nextBefore(down), nextAfter(up)];
      }
    }
  });

  test('decides short decimals, even those of 17 digits', () => {
    for (const x of [0.1, 0.3, 273.15, 123456.789, 0.1 + 0.2, 1 / 3, Math.PI, 5e-6, 9007199254740991]) {
      expect(found(x)).toEqual(exactly(x));
    }
  });

  test.each([0, 1e-7, 5e-324, 1e16, 1e300, Infinity, NaN])('leaves %d to step three', (x) => {
    size[0] = x;
    expect(shortest()).toBe(-1);
  });
});

test('the powers of ten are exact', () => {
  expect(Array.from(powersOfTen, BigInt)).toEqual(Array.from(powersOfTen, (_, k) => 10n ** BigInt(k)));
});
