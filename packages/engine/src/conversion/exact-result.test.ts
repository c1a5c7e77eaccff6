import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, convertExact, refusal } from '../../test/small.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

describe('convertExact', () => {
  test('gives a fraction in lowest terms', () => {
    expect(convertExact('0.1', 'yd', 'ft')).toMatchObject({ numerator: 3n, denominator: 10n, piPower: 0 });
    expect(convertExact('-40', 'F', 'C')).toMatchObject({ numerator: -40n, denominator: 1n });
    expect(convertExact(' 1e-3 ', 'km', 'm')).toMatchObject({ numerator: 1n, denominator: 1n });
    expect(convertExact('180', 'deg', 'rad')).toMatchObject({ numerator: 1n, denominator: 1n, piPower: 1 });
    expect(convertExact('1', 'rad', 'deg')).toMatchObject({ numerator: 180n, denominator: 1n, piPower: -1 });
    expect(convertExact('1', 'turn', 'deg')).toMatchObject({ numerator: 360n, denominator: 1n, piPower: 0 });
    expect(convertExact('-23.5', 'mpg', 'L/100km').denominator).toBeGreaterThan(0n);
  });

  test('is written as its fraction', () => {
    expect(String(convertExact('1', 'ft', 'yd'))).toBe('1/3');
    expect(String(convertExact('3', 'yd', 'ft'))).toBe('9');
    expect(String(convertExact('1', 'deg', 'rad'))).toBe('1/180 pi');
    expect(String(convertExact('1', 'rad', 'deg'))).toBe('180 pi^-1');
  });

  test('keeps every digit', () => {
    const digits = '0.1234567890123456789012345678901234567890';
    expect(convertExact(digits, 'm', 'km').toDecimal(43)).toBe(`0.000${digits.slice(2)}`);
    expect(convertExact('1', 'turn', 'rad').toDecimal(30)).toBe('6.283185307179586476925286766559');
    expect(convertExact('1', 'ft', 'm').toDecimal(0)).toBe('0');
    expect(convertExact('1', 'ft', 'yd').toDecimal(5)).toBe('0.33333');
  });

  test('agrees with convert', () => {
    const pairs = fc.constantFrom<[string, string]>(['mi', 'km'], ['F', 'C'], ['mpg', 'L/100km'], ['deg', 'rad']);
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), pairs, (value, [from, to]) => {
        expect(convertExact(String(value), from, to).toNumber()).toBe(convert(value, from, to));
      }),
    );
  });

  test.each(['', 'x', '0x1', '1e99999', 'NaN', '1,5', '9'.repeat(10_001)])('refuses "%s" as a value', (text) => {
    expect(refusal(() => convertExact(text, 'm', 'ft'))).toEqual({ code: 'invalid-number', parameter: 'value' });
  });

  test('accepts only text', () => {
    expect(refusal(() => convertExact(5 as unknown as string, 'm', 'ft'))).toMatchObject({ code: 'invalid-number' });
    expect(() => convertExact(0.1 as unknown as string, 'm', 'ft')).toThrow('characters, not a number; got "0.1".');
  });

  test('refuses what has no exact fraction, and what has no answer', () => {
    expect(refusal(() => convertExact('1', 'dBm', 'W'))).toMatchObject({ code: 'incompatible-units' });
    expect(refusal(() => convertExact('0.0', 'mpg', 'L/100km'))).toMatchObject({ code: 'division-by-zero' });
    expect(refusal(() => convertExact('1e308', 'mi', 'ft').toNumber())).toMatchObject({ code: 'result-out-of-range' });
  });

  test.each([-1, 1.5, 10_001, NaN])('refuses %d places', (places) => {
    expect(refusal(() => convertExact('1', 'm', 'ft').toDecimal(places))).toEqual({
      code: 'out-of-range',
      parameter: 'places',
    });
  });

  test('is bounded in time', async () => {
    const taken = await processorTime(() => {
      expect(convertExact(`${'9'.repeat(9_990)}e9999`, 'mi', 'm').toDecimal(10_000)).toHaveLength(29_994);
      expect(convertExact('1e-19000', 'deg', 'rad').toDecimal(10_000)).toMatch(/^0\.0+$/);
    });
    expect(taken).toBeLessThan(3000);
  });
});
