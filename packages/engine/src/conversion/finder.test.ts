import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, converter, find, unitIndex, refusal } from '../../test/small.ts';
import { createConvert, createFinder } from './finder.ts';

describe('convert', () => {
  test.each([
    [3, 'ft', 'yd', 1],
    [0.1, 'yd', 'ft', 0.3],
    [273.15, 'K', '°C', 0],
    [98.6, 'F', 'C', 37],
    [-40, 'C', 'F', -40],
    [0, 'C', 'K', 273.15],
    [180, 'deg', 'rad', Math.PI],
    [1, 'turn', 'deg', 360],
    [23.5, 'mpg', 'L/100km', 10.009131205673759],
    [23.5, 'mpg', 'mpg', 23.5],
    [1, 'pt', 'L', 0.473176473],
    [72, 'pt', 'ft', 0.08333333333333333],
    [1e-320, 'm', 'km', 1e-323],
  ])('%d %s in %s is %d', (value, from, to, result) => expect(convert(value, from, to)).toBe(result));

  test('converts a mile to kilometers and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (n) => {
        const value = n / 100;
        expect(convert(convert(value, 'mi', 'km'), 'km', 'mi')).toBe(value);
      }),
    );
  });

  test('equals the compiled converter', () => {
    const toMiles = converter('km', 'mi');
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(toMiles(value)).toBe(convert(value, 'km', 'mi'));
      }),
    );
    expect(refusal(() => converter('km', 'smoot'))).toMatchObject({ code: 'unknown-unit' });
  });
});

describe('convert refuses', () => {
  test('a spelling it does not know, and suggests', () => {
    expect(refusal(() => convert(1, 'kilomter', 'm'))).toMatchObject({
      code: 'unknown-unit',
      parameter: 'from',
      suggestions: expect.arrayContaining(['kilometer']) as unknown,
    });
    expect(refusal(() => convert(1, 'm', ''))).toMatchObject({ code: 'unknown-unit', parameter: 'to' });
    for (const odd of [null, undefined, 5, {}, ['m']]) {
      expect(refusal(() => convert(1, odd as string, 'm'))).toMatchObject({ code: 'unknown-unit', parameter: 'from' });
    }
  });

  test('a symbol in another case that fits several', () => {
    expect(refusal(() => convert(1, 'mw', 'W'))).toEqual({
      code: 'ambiguous-unit',
      parameter: 'from',
      suggestions: ['megawatt', 'milliwatt'],
    });
    expect(refusal(() => convert(1, 'W', 'mw'))).toMatchObject({ code: 'ambiguous-unit', parameter: 'to' });
  });

  test('units of two quantities, with the names of both', () => {
    expect(() => convert(1, 'ft', 'kg')).toThrow('Cannot convert from foot (length) to kilogram (mass).');
    expect(() => convert(1, 'N/m', 'ft')).toThrow('M·T⁻²');
    expect(() => convert(1, 'gal', 'lb')).toThrow('Name an ingredient to convert between volume and mass');
    expect(refusal(() => convert(1, 'M', 'm'))).toMatchObject({ code: 'unknown-unit' });
    expect(convert(1, 'M', 'kg')).toBe(1000);
  });

  test('values that are not numbers, and results that are not', () => {
    expect(refusal(() => convert(NaN, 'm', 'ft'))).toEqual({ code: 'invalid-number', parameter: 'value' });
    for (const [value, type] of [
      ['5', 'string'],
      [5n, 'bigint'],
    ] as const) {
      const wrong = () => convert(value as unknown as number, 'm', 'ft');
      expect(refusal(wrong)).toMatchObject({ code: 'invalid-number' });
      expect(wrong).toThrow(`value must be a finite number, not a ${type}; got "5".`);
    }
    expect(refusal(() => convert(1.7e308, 'km', 'm'))).toMatchObject({ code: 'result-out-of-range' });
    expect(refusal(() => convert(0, 'mpg', 'L/100km'))).toMatchObject({ code: 'division-by-zero' });
  });
});

describe('the finder', () => {
  test('gives the same conversion for the same spellings', () => {
    expect(find('km', 'mi')).toBe(find('km', 'mi'));
    expect(find('km', 'mi').from).toBe(find('kilometre', 'ft').from);
  });

  test('bounds its cache', { timeout: 30_000 }, () => {
    const own = createConvert(createFinder(unitIndex));
    for (let index = 0; index < 25_000; index++) own(1, `${' '.repeat(index % 200)}km${'\t'.repeat(index / 200)}`, 'm');
    expect(own(1, 'km', 'm')).toBe(1000);
  });

  test('finds levels only if they are passed in', () => {
    const own = createConvert(createFinder(unitIndex));
    expect(own(5, 'dBm', 'dBm')).toBe(5);
    expect(refusal(() => own(5, 'dBm', 'W'))).toMatchObject({ code: 'incompatible-units' });
  });
});
