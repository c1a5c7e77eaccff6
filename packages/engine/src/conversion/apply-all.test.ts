import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { converter } from '../index.ts';

const toInches = converter('ft', 'in');

test('converts every value as the function does, into a new array or a given one', () => {
  const values = [1, -2.5, 0.1, 12345.678, 1 / 3];
  const expected = values.map((value) => toInches(value));
  expect(toInches.all(values)).toEqual(Float64Array.from(expected));
  expect(toInches.all(Float64Array.from(values))).toEqual(Float64Array.from(expected));
  expect(toInches.all(Float32Array.of(0.5, 3))).toEqual(Float32Array.of(6, 36));
  expect(toInches.all(Float32Array.of(0.5, 3), new Float64Array(2))).toEqual(Float64Array.of(6, 36));
  expect(toInches.all(Float64Array.of(0.1), new Float32Array(1))).toEqual(Float32Array.of(1.2));
  const out = new Float64Array(6);
  expect(toInches.all(values, out)).toBe(out);
  expect([...out]).toEqual([...expected, 0]);
  const list: number[] = [];
  expect(toInches.all(values, list)).toBe(list);
  expect(list).toEqual(expected);
  const inPlace = Float64Array.from(values);
  expect(toInches.all(inPlace, inPlace)).toEqual(Float64Array.from(expected));
  expect(toInches.all([])).toEqual(new Float64Array(0));
  const elsewhere = runInNewContext('new Float64Array([1, 2])') as Float64Array;
  expect([...toInches.all(elsewhere, elsewhere)]).toEqual([12, 24]);
});

test('refuses results beyond the range of a Float32Array', () => {
  const toMeters = converter('km', 'm');
  const largest = 2 ** 128 - 2 ** 104;
  expect(toMeters.all([largest / 1000], new Float32Array(1))).toEqual(Float32Array.of(largest));
  for (const [values, out] of [
    [Float32Array.of(1, -3e38), undefined],
    [[1, 1e36], new Float32Array(2)],
  ] as const) {
    expect(() => toMeters.all(values, out as undefined)).toThrow('values[1]: The result is too large');
  }
});

test('refuses other values than arrays, a short array for the results, and invalid values', () => {
  const values = Float64Array.of(1, NaN, 2);
  expect(() => toInches.all(5 as never)).toThrow(
    expect.objectContaining({ code: 'invalid-number', parameter: 'values' }),
  );
  expect(() => toInches.all(values, new Float64Array(2))).toThrow(expect.objectContaining({ code: 'out-of-range' }));
  expect(() => toInches.all(values, new Int32Array(3) as never)).toThrow(expect.objectContaining({ parameter: 'out' }));
  expect(() => toInches.all(values, Object.freeze([0]) as never)).toThrow(
    expect.objectContaining({ parameter: 'out' }),
  );
  expect(() => toInches.all(values, 'out' as never)).toThrow(expect.objectContaining({ parameter: 'out' }));
  expect(() => toInches.all(values)).toThrow(expect.objectContaining({ code: 'invalid-number' }));
  expect(() => toInches.all(BigInt64Array.of(1n) as never)).toThrow(
    expect.objectContaining({ code: 'invalid-number' }),
  );
});

test('gives for arrays of all kinds what the function gives for each value', () => {
  const pairs = [
    ['ft', 'in'],
    ['mi', 'km'],
    ['F', 'C'],
    ['mpg', 'L/100km'],
    ['deg', 'rad'],
    ['dBm', 'mW'],
  ];
  const value = fc.oneof(
    fc.integer({ min: 1, max: 1e9 }),
    fc.integer({ min: 1, max: 1e9 }).map((n) => n / 100),
    fc.integer({ min: 1, max: 1e9 }).map((n) => n / 1e6),
    fc.double({ min: 1e-9, max: 1e3, noNaN: true }),
    fc.double({ min: 1e-300, max: 1e300, noNaN: true }),
  );
  const values = fc.array(value, { maxLength: 300 });
  fc.assert(
    fc.property(fc.constantFrom(...pairs), values, ([from = '', to = ''], given) => {
      const convert = converter(from, to);
      fc.pre(from !== 'dBm' || given.every((level) => level < 3000));
      expect(convert.all(Float64Array.from(given))).toEqual(Float64Array.from(given, (each) => convert(each)));
    }),
    { numRuns: 200 },
  );
});

test('returns to integers, also across zero, after values of many digits', () => {
  const convert = converter('mi', 'km');
  const given = Float64Array.from({ length: 500 }, (_, index) => (index % 130 < 70 ? index / 3 : -index / 100));
  given.fill(0, 200, 250).fill(-0, 250, 300);
  expect(convert.all(given)).toEqual(Float64Array.from(given, (each) => convert(each)));
});

test('gives the same results for any order of short and long values', () => {
  const convert = converter('mi', 'km');
  const run = fc.record({ isLong: fc.boolean(), length: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 20 }), (runs) => {
      const given = Float64Array.from(
        runs.flatMap(({ isLong, length }) => Array.from({ length }, (_, at) => (isLong ? (at + 1) / 3 : at / 4))),
      );
      expect(convert.all(given, given.slice())).toEqual(Float64Array.from(given, (each) => convert(each)));
    }),
  );
});

test('converts single-precision values, and values of any size, as the function does', () => {
  const size = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.double({ min: 0.1, max: 1, noNaN: true }), size)), (parts) => {
      const given = Float32Array.from(parts, ([part, exponent]) => part * 10 ** (exponent % 38));
      const wide = Float64Array.from(parts, ([part, exponent]) => part * 10 ** (exponent * 3));
      for (const convert of [converter('ft', 'in'), converter('F', 'C'), converter('deg', 'rad')]) {
        expect(convert.all(given, new Float64Array(given.length))).toEqual(
          Float64Array.from(given, (each) => convert(each)),
        );
        expect(convert.all(given)).toEqual(Float32Array.from(given, (each) => convert(each)));
        expect(convert.all(wide)).toEqual(Float64Array.from(wide, (each) => convert(each)));
      }
    }),
  );
});

test('leaves gaps on request, and otherwise names the index of the wrong value', () => {
  const gaps = [1, NaN, null, undefined, Infinity, 2];
  expect(toInches.all(gaps, undefined, { missing: NaN })).toEqual(Float64Array.of(12, NaN, NaN, NaN, NaN, 24));
  expect(toInches.all(Float64Array.of(1, NaN), undefined, { missing: NaN })).toEqual(Float64Array.of(12, NaN));
  const column = new Float64Array(3000).fill(0.5);
  column[2500] = NaN;
  for (const values of [column, Float32Array.from(column), Array.from(column)]) {
    expect(() => toInches.all(values)).toThrow(
      expect.objectContaining({ code: 'invalid-number', parameter: 'values[2500]' }),
    );
  }
  const zero = [30, 0];
  expect(() => converter('mpg', 'L/100km').all(zero)).toThrow(
    expect.objectContaining({ code: 'division-by-zero', parameter: 'values[1]' }),
  );
  expect(() => toInches.all([1], undefined, { missing: 0 })).toThrow(expect.objectContaining({ parameter: 'missing' }));
});

test('writes results over the values, also to other places', () => {
  const values = new Float64Array([1, 2, 3, 4]);
  converter('ft', 'in').all(values.subarray(0, 3), values.subarray(1));
  expect([...values]).toEqual([1, 12, 24, 36]);
});
