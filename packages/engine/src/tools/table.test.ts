import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { conversion } from './convert.ts';
import { table } from './table.ts';

const inches = { from: 'in', to: 'cm' };
const values = (given: object): number[] => table({ ...inches, ...given }).rows.map(({ value }) => value);

test('ten rows from 1 by 1 by default', () => {
  const result = table(inches);
  expect(result).toMatchObject({ from: 'in', to: 'cm', start: 1, end: 10, step: 1, count: 10 });
  expect(result.rows).toHaveLength(10);
  expect(result.rows[9]).toEqual({ value: 10, result: 25.4 });
});

test('the end is nine steps away by default', () => {
  expect(table({ ...inches, start: 0.1, step: 0.1 })).toMatchObject({ end: 1, count: 10 });
  expect(table({ ...inches, start: 5, step: -2 })).toMatchObject({ end: -13, count: 10 });
});

test('rows are in exact decimals: 0 to 1 by 0.1 has eleven, the fourth is 0.3', () => {
  expect(values({ start: 0, end: 1, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
});

test('a range that is not a whole number of steps ends before its end', () => {
  expect(values({ start: 0, end: 1, step: 0.4 })).toEqual([0, 0.4, 0.8]);
});

test('a negative step counts down', () => {
  expect(values({ start: 0.2, end: -0.1, step: -0.1 })).toEqual([0.2, 0.1, 0, -0.1]);
});

test('one row where the range is a point', () => {
  expect(values({ start: 5, end: 5 })).toEqual([5]);
  expect(values({ start: 5, end: 5, step: -3 })).toEqual([5]);
});

test('units are given back as they were written', () => {
  expect(table({ from: ' INCHES', to: 'Centimetres' })).toMatchObject({ from: ' INCHES', to: 'Centimetres' });
});

describe('limits', () => {
  test('1,000 rows are made, 1,001 are not', () => {
    expect(table({ ...inches, start: 1, end: 1000 }).count).toBe(1000);
    expect(refusal(() => table({ ...inches, start: 1, end: 1001 }))).toBe('too-many step');
    expect(refusal(() => table({ ...inches, start: 0, end: 1e308, step: 5e-324 }))).toBe('too-many step');
  });

  test.each([
    [{ step: 0 }, 'out-of-range step'],
    [{ start: 5, end: 5, step: 0 }, 'out-of-range step'],
    [{ start: 1, end: 0 }, 'out-of-range step'],
    [{ start: 0, end: 1, step: -1 }, 'out-of-range step'],
    [{ start: 1.7e308, step: 1e308 }, 'result-out-of-range'],
  ])('refuses %j: %s', (given, expected) => {
    expect(refusal(() => table({ ...inches, ...given }))).toBe(expected);
  });

  test('the sentence says which way to go', () => {
    expect(() => table({ ...inches, start: 1, end: 0 })).toThrow('step must be negative to lead from start to end');
    expect(() => table({ ...inches, end: 2, step: -1 })).toThrow('step must be positive to lead from start to end');
  });
});

test.each([
  [{ from: 'in', to: 'kg' }, 'incompatible-units to'],
  [{ from: 'blorp', to: 'cm' }, 'unknown-unit from'],
  [{ from: 'in', to: '__proto__' }, 'unknown-unit to'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => table(given))).toBe(expected);
});

test('names the value of a row without a result', () => {
  const given = { from: 'mpg', to: 'l/100km', start: 0, end: 3 };
  expect(refusal(() => table(given))).toBe('division-by-zero start');
  expect(() => table(given)).toThrow('No result for 0.');
});

test('every row is what the converter says', () => {
  const decimal = fc.integer({ min: -9999, max: 9999 }).map((n) => n / 100);
  fc.assert(
    fc.property(decimal, decimal, (start, step) => {
      fc.pre(step !== 0);
      const { rows } = table({ from: '°F', to: '°C', start, step });
      expect(rows).toHaveLength(10);
      for (const [i, { value, result }] of rows.entries()) {
        expect(value).toBe((Math.round(start * 100) + i * Math.round(step * 100)) / 100 + 0);
        expect(result).toBe(conversion({ value, from: '°F', to: '°C' }).result);
      }
    }),
  );
});
