import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, refusal } from '../../test/small.ts';
import { exponential, fromFixedPoint, naturalLog, toFixedPoint } from '../arithmetic/logarithm.ts';
import { compare, magnitude, minus, over, ratio, toNumber } from '../model/rational.ts';

describe('logarithm', () => {
  test('has the digits of ln 10 and of e', () => {
    // ln 10 and e, truncated after 60 decimals
    const ln10 = 2302585092994045684017991454684364207601101488628772976033327n;
    const e = 2718281828459045235360287471352662497757247093699959574966967n;
    const near = ratio(1n, 10n ** 60n);
    expect(compare(magnitude(minus(fromFixedPoint(naturalLog(ratio(10n))), ratio(ln10, 10n ** 60n))), near)).toBe(-1);
    expect(compare(magnitude(minus(exponential(toFixedPoint(ratio(1n))), ratio(e, 10n ** 60n))), near)).toBe(-1);
  });

  test('ends for every positive ratio, however small or large', () => {
    for (const exponent of [1n, 7n, 300n, 2000n]) {
      const ten = ratio(10n ** exponent);
      expect(toNumber(fromFixedPoint(naturalLog(ten))) / Number(exponent)).toBeCloseTo(Math.LN10, 14);
      expect(naturalLog(over(ratio(1n), ten)) + naturalLog(ten)).toBeLessThan(1n << 20n);
    }
    expect(naturalLog(ratio(1n))).toBe(0n);
    expect(naturalLog(ratio(1023n, 1024n))).toBeLessThan(0n);
  });

  test('undoes the exponential', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(positive, positive, (n, d) => {
        expect(toNumber(exponential(naturalLog(ratio(n, d))))).toBe(toNumber(ratio(n, d)));
      }),
    );
  });
});

describe('levels', () => {
  test.each([
    [30, 'dBm', 'dBW', 0],
    [0, 'dBW', 'dBm', 30],
    [0.1, 'dBm', 'dBW', -29.9],
    [20, 'dBW', 'W', 100],
    [-30, 'dBW', 'mW', 1],
    [3150, 'dBW', 'megawatt', 'result-out-of-range'],
    [3100, 'dBW', 'megawatt', 1e304],
    [100, 'W', 'dBm', 50],
    [1, 'W', 'dBW', 0],
    [1, 'mW', 'dBm', 0],
    [0, 'NpW', 'W', 1],
    [0, 'NpW', 'dBW', 0],
    [1, 'NpW', 'dBW', 8.685889638065037],
    [3, 'stop-watt', 'W', 8],
    [-1074, 'stop-watt', 'W', 5e-324],
    [10, 'stop-watt', 'dBW', 30.102999566398118],
    [0, 'stop-watt', 'dBm', 30],
    [-5, 'magnitude-watt', 'W', 300],
    [300, 'W', 'magnitude-watt', -5],
    [7.25, 'dBm', 'dBm', 7.25],
  ])('%d %s in %s is %d', (value, from, to, result) => {
    const found = refusal(() => convert(value, from, to));
    expect(typeof found === 'number' ? found : (found as { code: string }).code).toBe(result);
  });

  test.each([0, -1, -5e-324])('have no logarithm of %d', (value) => {
    expect(refusal(() => convert(value, 'W', 'dBW'))).toEqual({ code: 'out-of-range', parameter: 'value' });
  });

  test('convert back to the same value', () => {
    fc.assert(
      fc.property(fc.double({ min: -300, max: 300, noNaN: true }), (value) => {
        expect(convert(convert(value, 'dBW', 'dBm'), 'dBm', 'dBW')).toBeCloseTo(value, 9);
        expect(convert(convert(value, 'stop-watt', 'W'), 'W', 'stop-watt')).toBeCloseTo(value, 9);
      }),
    );
  });

  test('are exact at every exact power', () => {
    for (let exponent = -300; exponent <= 300; exponent++) {
      expect(convert(10 * exponent, 'dBW', 'W')).toBe(Number(`1e${exponent}`));
      expect(convert(Number(`1e${exponent}`), 'W', 'dBW')).toBe(10 * exponent);
      expect(convert(exponent, 'stop-watt', 'W')).toBe(2 ** exponent);
    }
  });
});
