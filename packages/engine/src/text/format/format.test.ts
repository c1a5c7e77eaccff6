import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { best, format, formatParts, parse, split } from '../catalogue.ts';
import type { FormatOptions } from './format.ts';

const cases: readonly [number, string, FormatOptions, string][] = [
  [1234.5, 'km', { locale: 'de', style: 'long' }, '1.234,5 Kilometer'],
  [1.5, 'km', { locale: 'ar-EG' }, '١٫٥ كم'],
  [1234.5, 'm²', { locale: 'hi-u-nu-deva' }, '१,२३४.५ m²'],
  [1, 'mi', { style: 'long' }, '1 mile'],
  [2, 'mi', { style: 'long' }, '2 miles'],
  [5, 'km', { style: 'narrow' }, '5km'],
  [5, 'kPa', { style: 'narrow' }, '5kPa'],
  [1, 'cup', {}, '1 cup'],
  [1.5, 'cup', {}, '1.5 cups'],
  [1, 'knot', { style: 'long' }, '1 knot'],
  [2, 'knot', { style: 'long' }, '2 knots'],
  [5, 'kg*m/s^2', {}, '5 kg·m/s²'],
  [12, 'part', {}, '12'],
  [50, '%', {}, '50%'],
  [37, '°C', {}, '37°C'],
  // Useful digits
  [5.916666666666667, 'ft', {}, '5.91667 ft'],
  [0.1 + 0.2, 'm', {}, '0.3 m'],
  [1234567.891, 'm', {}, '1,234,568 m'],
  [1 / 3, 'km', { digits: 3 }, '0.333 km'],
  [123456, 'km', { digits: 2 }, '120,000 km'],
  [0.000012345678, 'm', {}, '0.0000123457 m'],
  [1e-9, 'm', {}, '1E-9 m'],
  [1e20, 'm', {}, '1E20 m'],
  [-0, 'm', {}, '0 m'],
  // Fractions
  [5.6875, 'in', { fraction: 64 }, '5 11/16 in'],
  [1.5, 'in', { fraction: 64, style: 'long' }, '1 1/2 inches'],
  [0.5, 'in', { fraction: 64, style: 'long' }, '1/2 inch'],
  [-0.5, 'in', { fraction: 16 }, '-1/2 in'],
  [1.5, 'cup', { fraction: 4 }, '1 1/2 cups'],
  [0.999, 'in', { fraction: 64 }, '1 in'],
  [0.001, 'in', { fraction: 64 }, '0.001 in'],
  [0, 'in', { fraction: 64 }, '0 in'],
  // Fixed decimals, and options of Intl
  [1.5, 'kg', { decimals: 2 }, '1.50 kg'],
  [1.005, 'kg', { decimals: 2 }, '1.01 kg'],
  [0.001, 'kg', { decimals: 2 }, '0.00 kg'],
  [12345.678, 'm', { decimals: 0 }, '12,346 m'],
  [1, 'mi', { decimals: 1, style: 'long' }, '1.0 miles'],
  [1.5, 'cup', { decimals: 2 }, '1.50 cups'],
  [1234.5, 'km', { decimals: 2, locale: 'de' }, '1.234,50 km'],
  [12345.6, 'km', { useGrouping: false }, '12345.6 km'],
  [5, 'km', { signDisplay: 'always' }, '+5 km'],
  [1234, 'km', { notation: 'compact' }, '1.2K km'],
  [1.25, 'm', { maximumFractionDigits: 1, roundingMode: 'floor' }, '1.2 m'],
  [5, 'm', { minimumFractionDigits: 3 }, '5.000 m'],
  [5, 'min', { minimumIntegerDigits: 2 }, '05 min'],
  [0.5, 'm', { minimumSignificantDigits: 3 }, '0.500 m'],
  [71.53, 'in', { into: ['ft', 'in'], decimals: 2 }, '5 ft 11.53 in'],
  [71.996, 'in', { into: ['ft', 'in'], decimals: 2 }, '6 ft'],
  [1234.5, 'ft', { into: ['ft', 'in'], digits: 1 }, '1,234 ft 6 in'],
  [-1, 'furlong', { style: 'long', decimals: 0 }, '-1 furlong'],
  // Several units
  [71, 'in', { into: ['ft', 'in'] }, '5 ft 11 in'],
  [-71, 'in', { into: ['ft', 'in'] }, '-5 ft 11 in'],
  [60, 'in', { into: ['ft', 'in'] }, '5 ft'],
  [0, 'in', { into: ['ft', 'in'] }, '0 in'],
  [71.9999999, 'in', { into: ['ft', 'in'] }, '6 ft'],
  [71.53, 'in', { into: ['ft', 'in'], fraction: 64 }, '5 ft 11 17/32 in'],
  [3.7525, 'h', { into: ['h', 'min', 's'], style: 'long', locale: 'de' }, '3 Stunden, 45 Minuten und 9 Sekunden'],
];

describe('format', () => {
  test.each(cases)('%d %s by %j is %s', (value, unit, options, expected) => {
    expect(format(value, unit, options)).toBe(expected);
  });

  test('takes exact values', () => {
    expect(format(parse('1/3 cup').exact, 'cup', { fraction: 8, style: 'long' })).toBe('3/8 cup');
    expect(format(parse('1/3 cup').exact, 'cup', { fraction: 3, style: 'long' })).toBe('1/3 cup');
  });

  test('never shows a nonzero value as zero', () => {
    const options: FormatOptions[] = [{}, { digits: 1 }, { fraction: 64 }, { into: ['ft', 'in'] }];
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...options), (value, chosen) => {
        fc.pre(value !== 0 && Math.abs(value) < 1e300);
        expect(format(value, 'in', chosen)).toMatch(/[1-9]/);
      }),
    );
  });

  test('refuses what is not a unit, locale, style, number of digits or value', () => {
    const refusal = (value: number, unit: string, options: FormatOptions): unknown => {
      try {
        return format(value, unit, options);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(refusal(1, 'foo', {})).toBe('unknown-unit');
    expect(refusal(1, 'm', { locale: 'x' })).toBe('invalid-text');
    expect(refusal(1, 'm', { style: 'wide' as never })).toBe('invalid-choice');
    expect(refusal(1, 'm', { digits: 0 })).toBe('out-of-range');
    expect(refusal(1, 'm', { decimals: -1 })).toBe('out-of-range');
    expect(refusal(1, 'm', { signDisplay: 'plus' as never })).toBe('invalid-choice');
    expect(refusal(1, 'm', { minimumFractionDigits: 5, maximumFractionDigits: 2 })).toBe('invalid-choice');
    expect(refusal(1, 'm', { into: ['kg'] })).toBe('incompatible-units');
    expect(refusal(Number.NaN, 'm', {})).toBe('invalid-number');
  });
});

describe('format of a measure', () => {
  test('writes results of parse, best, split and JSON, in parts if they have parts', () => {
    expect(format(best(1500, 'm'))).toBe('1.5 km');
    expect(format(best(1.8, 'm', { region: 'US', usage: 'person-height' }), { digits: 2 })).toBe('5 ft 11 in');
    expect(format(parse('5 ft 6 in'))).toBe('5 ft 6 in');
    expect(format(parse('12'))).toBe('12');
    expect(format(split(71, 'in', ['ft', 'in'])[0]!, { style: 'long' })).toBe('5 feet');
    expect(format({ value: 1234.5, unit: 'km' }, { locale: 'de', style: 'long' })).toBe('1.234,5 Kilometer');
    expect(format(JSON.parse(JSON.stringify(parse('5 ft 6 in'))))).toBe('5 ft 6 in');
  });

  test('counts it out in the units that are asked for', () => {
    expect(format(parse('5 ft 6 in'), { into: ['m', 'cm'] })).toBe('1 m 67.64 cm');
    // Exactly: a third of a foot is four inches
    expect(format(parse('1/3 ft'), { into: ['ft', 'in'] })).toBe('4 in');
  });

  test.each([
    [{}],
    [null],
    [[]],
    [{ value: '5', unit: 'm' }],
    [{ value: 5, unit: 'zork' }],
    [new Proxy(best(5, 'm'), { get: () => 7 })],
  ])('refuses %j', (given) => {
    expect(() => format(given as never)).toThrow(expect.objectContaining({ name: 'UnitsError' }));
  });
});

describe('formatParts', () => {
  test('writes what split and parse give', () => {
    expect(formatParts(split(71, 'in', ['ft', 'in']))).toBe('5 ft 11 in');
    expect(() => format(split(71, 'in', ['ft', 'in']) as never)).toThrow('formatParts() writes a list');
    expect(formatParts(parse('170 cm in ft in').answer!)).toBe('5 ft 6.92913 in');
    expect(formatParts(parse('5 ft 6 in').parts)).toBe('5 ft 6 in');
    expect(formatParts(parse('10 km').parts, { locale: 'de', style: 'long' })).toBe('10 Kilometer');
    expect(formatParts([])).toBe('');
  });
});
