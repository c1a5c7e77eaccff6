import { expect, test } from 'vitest';
import { growthOf, powerOf } from './power.ts';
import { ratio, toNumber } from '../model/rational.ts';

test('powers are exact where they can be, and nearest elsewhere', () => {
  expect(powerOf(ratio(11n, 10n), ratio(2n))).toEqual(ratio(121n, 100n));
  expect(toNumber(powerOf(ratio(92n), ratio(1n, 39n)))).toBeCloseTo(92 ** (1 / 39), 14);
  expect(toNumber(powerOf(ratio(4n), ratio(1n, 2n)))).toBe(2);
  expect(toNumber(powerOf(ratio(2n), ratio(-3n, 2n)))).toBe(0.3535533905932738);
  expect(toNumber(powerOf(ratio(36_501n, 36_500n), ratio(36_500n)))).toBeCloseTo(
    Math.exp(36_500 * Math.log1p(1 / 36_500)),
    10,
  );
});

test('growth at rates of any size', () => {
  expect(growthOf(ratio(0n), ratio(5n))).toEqual({ ofOne: ratio(1n), ofDeposits: ratio(5n) });
  expect(growthOf(ratio(1n, 10n), ratio(2n))).toEqual({ ofOne: ratio(121n, 100n), ofDeposits: ratio(21n, 10n) });
  expect(toNumber(growthOf(ratio(1n, 10n ** 300n), ratio(360n)).ofDeposits)).toBe(360);
  expect(toNumber(growthOf(ratio(1n, 10n ** 29n), ratio(360n)).ofDeposits)).toBe(360);
});
