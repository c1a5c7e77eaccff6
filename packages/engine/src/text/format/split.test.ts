import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactly } from '../../model/decimal.ts';
import { compare, plus, ratio, times, zero, type Ratio } from '../../model/rational.ts';
import type { Measure } from './measure.ts';
import { parse, split } from '../catalogue.ts';

const written = (parts: readonly Measure[]): string => parts.map(({ value, unit }) => `${value} ${unit}`).join(' ');

describe('split', () => {
  test.each([
    [71, 'in', ['ft', 'in'], '5 foot 11 inch'],
    [-71, 'in', ['ft', 'in'], '-5 foot -11 inch'],
    [0, 'in', ['ft', 'in'], '0 foot 0 inch'],
    [72, 'in', ['ft', 'in'], '6 foot 0 inch'],
    [71, 'in', ['in', 'ft'], '5 foot 11 inch'],
    [71, 'in', ['in'], '71 inch'],
    [5.5, 'lb', ['lb', 'oz'], '5 pound 8 ounce'],
    [3.7525, 'h', ['h', 'min', 's'], '3 hour 45 minute 9 second'],
    [38.8897, 'deg', ['deg', 'arcmin', 'arcsec'], '38 degree 53 arc-minute 22.92 arc-second'],
    [1, 'mi', ['km', 'm'], '1 kilometer 609.344 meter'],
    [1, 'rad', ['deg', 'arcmin', 'arcsec'], '57 degree 17 arc-minute 44.80624709635516 arc-second'],
  ])('%d %s into %j is %s', (value, unit, into, expected) => {
    expect(written(split(value, unit, into))).toBe(expected);
  });

  test.each([
    [71.999, { decimals: 0 }, '6 foot 0 inch'],
    [71.4, { decimals: 0 }, '5 foot 11 inch'],
    [-71.999, { decimals: 2 }, '-6 foot 0 inch'],
    [71.994, { decimals: 2 }, '5 foot 11.99 inch'],
    [71.53, { fraction: 64 }, '5 foot 11.53125 inch'],
    [71.999, { fraction: 64 }, '6 foot 0 inch'],
    [0.5, { decimals: 0 }, '0 foot 1 inch'],
  ])('%d in, rounded by %j, is %s', (value, rounding, expected) => {
    expect(written(split(value, 'in', ['ft', 'in'], rounding))).toBe(expected);
  });

  test('takes a measure in place of a value and a unit', () => {
    expect(written(split(parse('5.5 ft'), ['ft', 'in']))).toBe('5 foot 6 inch');
    expect(written(split({ value: 71, unit: 'in' }, ['ft', 'in']))).toBe('5 foot 11 inch');
    expect(() => split(parse('5 kg'), ['ft', 'in'])).toThrow(expect.objectContaining({ code: 'incompatible-units' }));
    expect(() => split(71, 'in', [])).toThrow(expect.objectContaining({ code: 'invalid-choice' }));
  });

  test('carries through several units', () => {
    expect(written(split(3599.6, 's', ['h', 'min', 's'], { decimals: 0 }))).toBe('1 hour 0 minute 0 second');
    expect(written(split(0.999_999, 'mi', ['mi', 'yd', 'ft', 'in'], { decimals: 0 }))).toBe(
      '1 mile 0 yard 0 foot 0 inch',
    );
  });

  test('carries what no double tells from a whole unit', () => {
    expect(written(split(parse('5.9999999999999999999999 ft').exact, 'ft', ['ft', 'in']))).toBe('6 foot 0 inch');
  });

  test('gives parts that add up, each but the first below one of the unit above it', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const [yards, feet, inches] = split(value, 'in', ['yd', 'ft', 'in']).map(({ exact }) =>
          ratio(exact.numerator, exact.denominator),
        ) as [Ratio, Ratio, Ratio];
        const sum = plus(plus(times(yards, ratio(36n)), times(feet, ratio(12n))), inches);
        expect(compare(sum, exactly(value))).toBe(0);
        expect(yards.d).toBe(1n);
        expect(feet.d).toBe(1n);
        for (const [part, limit] of [
          [feet, 3n],
          [inches, 12n],
        ] as const) {
          expect(compare(part, ratio(limit))).toBeLessThan(0);
          expect(compare(part, ratio(-limit))).toBeGreaterThan(0);
          expect(compare(part, zero) * Math.sign(value)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test.each([
    ['m', ['foo'], 'unknown-unit'],
    ['m', ['kg'], 'incompatible-units'],
    ['°C', ['K'], 'incompatible-units'],
    ['K', ['°C'], 'incompatible-units'],
    ['mpg', ['L/100km'], 'incompatible-units'],
    ['rad', ['rad', 'deg'], 'incompatible-units'],
    ['m', [], 'invalid-choice'],
  ])('of %s into %j is %s', (unit, into, code) => {
    expect(() => split(1, unit, into)).toThrow(expect.objectContaining({ code }));
  });

  test('refuses values and invalid roundings', () => {
    expect(() => split(Number.NaN, 'm', ['ft'])).toThrow(expect.objectContaining({ code: 'invalid-number' }));
    for (const rounding of [{ decimals: -1 }, { decimals: 1.5 }, { fraction: 0 }, { fraction: 1001 }]) {
      expect(() => split(1, 'm', ['ft'], rounding)).toThrow(expect.objectContaining({ code: 'out-of-range' }));
    }
  });
});
