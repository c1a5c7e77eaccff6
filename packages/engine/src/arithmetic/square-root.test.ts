import { expect, test } from 'vitest';
import { ratio, toNumber } from '../model/rational.ts';
import { squareRootOf } from './square-root.ts';

test.each([
  [0n, 1n],
  [1n, 1n],
  [9n, 16n],
  [10n ** 40n, 49n],
])('the root of the square of %s/%s is exact', (n, d) => {
  expect(squareRootOf(ratio(n * n, d * d))).toEqual(ratio(n, d));
});

test.each([2, 3, 5, 1_000_003, 2 ** 52 + 1])('the root of %s is the nearest double', (value) => {
  expect(toNumber(squareRootOf(ratio(BigInt(value))))).toBe(Math.sqrt(value));
  expect(toNumber(squareRootOf(ratio(BigInt(value), 1n << 60n)))).toBe(Math.sqrt(value) / 2 ** 30);
});
