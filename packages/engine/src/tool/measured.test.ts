import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { measureIn, quantity } from './measured.ts';
import { ratio, toNumber } from '../model/rational.ts';

const length = quantity({ label: 'Length', of: 'length', unit: 'm', above: 0 });
const time = quantity({ label: 'Time', of: 'time', unit: 'min', min: 0, optional: true });
const run = quantity({ label: 'Time', of: 'time', unit: 's', clock: 'minutes' });

const sizeOf = (row: typeof length, text: string | number): number => toNumber(row.read(text, 'x').size);

describe('quantity', () => {
  test.each([
    ['5', 5, 'm'],
    [' 100 km ', 100_000, 'kilometer'],
    ['100km', 100_000, 'kilometer'],
    ['5 ft 6 in', 1.6764, 'foot'],
    ['5ft 6in', 1.6764, 'foot'],
    [`5'6"`, 1.6764, 'foot'],
    ['5′ 6″', 1.6764, 'foot'],
    ['1/2 mile', 804.672, 'mile'],
    ['1 1/2 in', 0.0381, 'inch'],
    ['1-1/2 in', 0.0381, 'inch'],
    ['2.5e3 mm', 2.5, 'millimeter'],
    ['.5 yd', 0.4572, 'yard'],
    ['1,5 m', 1.5, 'meter'],
    ['5½ ft', 1.6764, 'foot'],
    ['six feet', 1.8288, 'foot'],
    ['5 ft 6', 1.6764, 'foot'],
  ])('reads %j as a length', (text, size, unit) => {
    expect(toNumber(length.read(text, 'x').size)).toBe(size);
    expect(length.read(text, 'x').unit).toBe(unit);
  });

  test('a bare number is in the unit of the row', () => {
    expect(sizeOf(length, 0.1)).toBe(0.1);
    expect(length.read(2, 'x').size).toEqual(ratio(2n));
  });

  test.each([
    ['2 h', 120],
    ['1 h 30 min', 90],
    ['1:30', 90],
    ['1:30:30', 90.5],
    ['90', 90],
    ['0', 0],
  ])('reads %j as a time', (text, minutes) => {
    expect(sizeOf(time as never, text)).toBe(minutes);
  });

  test('a time with one colon may begin with minutes', () => {
    expect(sizeOf(run as never, '25:00')).toBe(1500);
    expect(sizeOf(run as never, '1:45:00')).toBe(6300);
    expect(sizeOf(run as never, '0:09.5')).toBe(9.5);
  });

  test.each([
    ['', 'invalid-number'],
    ['km', 'invalid-number'],
    ['5 km 3', 'invalid-number'],
    ['1/0 m', 'invalid-number'],
    ['1,500 m', 'invalid-number'],
    ['5 kg', 'incompatible-units'],
    ['5 flurbs', 'unknown-unit'],
    ['0', 'out-of-range'],
    ['-3 m', 'out-of-range'],
    ['9'.repeat(100), 'invalid-number'],
    ['1e999999999 m', 'incompatible-units'],
    ['1e-999999999 m', 'invalid-number'],
    [Number.NaN, 'invalid-number'],
    [Infinity, 'invalid-number'],
  ])('refuses %j: %s', (text, code) => {
    expect(refusal(() => length.read(text, 'x'))).toBe(`${code} x`);
  });

  test('names what it accepts', () => {
    expect(() => length.read('5 kg', 'distance')).toThrow(
      'distance must be a measure above 0 m, like 5 m; got "5 kg".',
    );
  });
});

test('a size is given in any unit, with its identifier and symbol', () => {
  expect(measureIn(ratio(1n), 'm', 'ft')).toEqual({ value: 3.2808398950131235, unit: 'foot', symbol: 'ft' });
  expect(measureIn(ratio(25n), 'm/s', 'km/h')).toEqual({ value: 90, unit: 'kilometer-per-hour', symbol: 'km/h' });
});
