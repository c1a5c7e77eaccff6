import { describe, expect, expectTypeOf, test } from 'vitest';
import { quantity } from './measured.ts';
import { toNumber } from '../model/rational.ts';
import {
  choice,
  date,
  either,
  flag,
  integer,
  list,
  measure,
  number,
  numbers,
  parameterName,
  record,
  text,
  tool,
  unit,
} from './declaration.ts';

const echo = tool({
  id: 'echo',
  name: 'Echo',
  category: 'numbers',
  description: 'Gives back what it takes.',
  keywords: [],
  params: {
    tipPercent: number({ label: 'A number', min: -1, max: 100 }),
    efficiency: number({ label: 'Above zero', above: 0, default: 2.5 }),
    people: integer({ label: 'An integer', min: -10, default: 1 }),
    mode: choice({ label: 'A choice', values: ['simplify', 'decimal', 'l/100km'] }),
    target: choice({ label: 'A choice without default', values: ['watts', 'amps'], optional: true }),
    birthDate: date({ label: 'A date', default: () => '2024-02-29' }),
    note: text({ label: 'A text', maxLength: 5, optional: true }),
    inclusive: flag({ label: 'A flag', default: false }),
    from: unit({ label: 'A unit', default: 'km' }),
  },
  result: {
    tipPercent: number({ label: 'A number' }),
    efficiency: number({ label: 'Above zero' }),
    people: integer({ label: 'An integer' }),
    mode: choice({ label: 'A choice', values: ['simplify', 'decimal', 'l/100km'] }),
    target: choice({ label: 'A choice without default', values: ['watts', 'amps'], optional: true }),
    birthDate: date({ label: 'A date' }),
    note: text({ label: 'A text', optional: true }),
    inclusive: flag({ label: 'A flag' }),
    from: unit({ label: 'A unit' }),
  },
  examples: [],
  explain: () => ({ limits: [] }),
  run: (given) => given,
});

test('a tool is a function that carries its declaration', () => {
  expect(echo.id).toBe('echo');
  expect(echo.name).toBe('Echo');
  expect(Object.keys(echo).toSorted()).toEqual([
    'answer',
    'asks',
    'category',
    'description',
    'examples',
    'explain',
    'id',
    'keywords',
    'main',
    'name',
    'params',
    'read',
    'result',
    'rivals',
  ]);
});

test('the name of a parameter over HTTP is its key in snake case', () => {
  expect(parameterName('tipPercent')).toBe('tip_percent');
  expect(parameterName('x')).toBe('x');
});

test('defaults are filled in, and what is optional stays undefined', () => {
  expect(echo({ tipPercent: 1 })).toEqual({
    tipPercent: 1,
    efficiency: 2.5,
    people: 1,
    mode: 'simplify',
    target: undefined,
    birthDate: '2024-02-29',
    note: undefined,
    inclusive: false,
    from: 'km',
  });
  expect(echo.read({ tip_percent: '1' })).toEqual(echo({ tipPercent: 1 }));
  expect(echo.answer({ tip_percent: '1' })).toEqual(echo({ tipPercent: 1 }));
});

test('types follow from the rows', () => {
  type Given = Parameters<typeof echo>[0];
  expectTypeOf<Given['tipPercent']>().toEqualTypeOf<number>();
  expectTypeOf<Given['people']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Given['mode']>().toEqualTypeOf<'simplify' | 'decimal' | 'l/100km' | undefined>();
  expectTypeOf<Given['note']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<ReturnType<typeof echo>['mode']>().toEqualTypeOf<'simplify' | 'decimal' | 'l/100km'>();
  expectTypeOf<ReturnType<typeof echo>['target']>().toEqualTypeOf<'watts' | 'amps' | undefined>();
  // @ts-expect-error a required value
  expect(() => echo({})).toThrow('tipPercent is missing');
  // @ts-expect-error a misspelled property of a row
  number({ label: 'Misspelled', mini: 0 });
});

test('compound results have compound types', () => {
  const compound = tool({
    id: 'compound',
    name: 'Compound',
    category: 'numbers',
    description: 'Gives compounds.',
    keywords: [],
    params: {},
    result: {
      density: record({ label: 'Density', fields: { source: text({ label: 'Source' }) }, optional: true }),
      rows: list({ label: 'Rows', fields: { value: number({ label: 'Value' }) } }),
      result: either({
        label: 'Result',
        of: [
          number({ label: 'Number' }),
          record({ label: 'Fraction', fields: { numerator: integer({ label: 'n' }) } }),
        ],
      }),
    },
    examples: [],
    explain: () => ({ limits: [] }),
    run: () => ({ rows: [{ value: 1 }], result: { numerator: 1 } }),
  });
  expect(compound({})).toEqual({ rows: [{ value: 1 }], result: { numerator: 1 } });
  expectTypeOf<ReturnType<typeof compound>>().toEqualTypeOf<{
    readonly density?: { readonly source: string } | undefined;
    readonly rows: readonly { readonly value: number }[];
    readonly result: number | { readonly numerator: number };
  }>();
});

describe('lists of numbers and measures', () => {
  const rows = tool({
    id: 'rows',
    name: 'Rows',
    category: 'numbers',
    description: 'Takes lists and measures.',
    keywords: [],
    params: {
      values: numbers({ label: 'Values', most: 4 }),
      distance: quantity({ label: 'Distance', of: 'length', unit: 'km', min: 0, default: '1 mi' }),
    },
    result: { values: numbers({ label: 'Values', most: 4 }), distance: measure({ label: 'Distance' }) },
    examples: [],
    explain: () => ({ limits: [] }),
    run: ({ values, distance: { size, unit: symbol } }) => ({
      values,
      distance: { value: toNumber(size), unit: symbol, symbol },
    }),
  });
  const distance = { value: 1.609344, unit: 'mile', symbol: 'mile' };

  test.each(['1,2.5,-3', '1, 2.5; −3', ' 1 2.5 -3 ', '1;2.5;-3'])('reads %j', (written) => {
    expect(rows.answer({ values: written })).toEqual({ values: [1, 2.5, -3], distance });
    expect(rows({ values: [1, 2.5, -3] })).toEqual({ values: [1, 2.5, -3], distance });
  });

  test('takes a measure as text and as a number', () => {
    expect(rows({ values: [1], distance: 5 }).distance).toEqual({ value: 5, unit: 'km', symbol: 'km' });
    expect(rows({ values: [1], distance: '500 m' }).distance.value).toBe(0.5);
    expectTypeOf<Parameters<typeof rows>[0]['distance']>().toEqualTypeOf<string | number | undefined>();
    expectTypeOf<Parameters<typeof rows>[0]['values']>().toEqualTypeOf<readonly number[]>();
  });

  test.each([
    [{ values: [] }, 'invalid-number'],
    [{ values: ['1'] }, 'invalid-number'],
    [{ values: '1' }, 'invalid-number'],
    [{ values: [1, 2, 3, 4, 5] }, 'too-many'],
    [{ values: [Infinity] }, 'out-of-range'],
    [{ values: [1], distance: '-1' }, 'out-of-range'],
    [{ values: [1], distance: [] }, 'invalid-number'],
  ])('%j is %s', (given, code) => {
    expect(() => rows(given as never)).toThrow(expect.objectContaining({ code }));
  });

  test.each(['', '1,', '1,,2', 'a', '1 2 3 4 5', '1.5,5km'])('%j is not a list', (values) => {
    expect(() => rows.answer({ values })).toThrow(expect.objectContaining({ code: 'invalid-number' }));
  });
});

describe('typed values', () => {
  test.each([
    [{ tipPercent: '1' }, 'invalid-number'],
    [{ tipPercent: Number.NaN }, 'invalid-number'],
    [{ tipPercent: null }, 'invalid-number'],
    [{ tipPercent: Infinity }, 'out-of-range'],
    [{ tipPercent: 101 }, 'out-of-range'],
    [{ tipPercent: 1, people: 1.5 }, 'invalid-integer'],
    [{ tipPercent: 1, people: 2 ** 53 }, 'out-of-range'],
    [{ tipPercent: 1, people: -11 }, 'out-of-range'],
    [{ tipPercent: 1, mode: 'other' }, 'invalid-choice'],
    [{ tipPercent: 1, mode: 1 }, 'invalid-choice'],
    [{ tipPercent: 1, birthDate: '2023-02-30' }, 'invalid-date'],
    [{ tipPercent: 1, birthDate: new Date(0) }, 'invalid-date'],
    [{ tipPercent: 1, inclusive: 'true' }, 'invalid-flag'],
    [{ tipPercent: 1, note: 1 }, 'invalid-text'],
    [{ tipPercent: 1, note: '123456' }, 'invalid-text'],
    [{ tipPercent: 1, from: 1 }, 'unknown-unit'],
    [{}, 'missing-parameter'],
  ])('%j is %s', (given, code) => {
    expect(() => echo(given as never)).toThrow(expect.objectContaining({ code }));
  });

  test('errors go by the key, or by the name that the caller gives', () => {
    expect(() => echo({ tipPercent: 101 })).toThrow(/^tipPercent must be/);
    expect(() => echo({ tipPercent: 101 }, parameterName)).toThrow(/^tip_percent must be/);
    expect(() => echo.read({ 'items[0].tipPercent': '101' }, (key) => `items[0].${key}`)).toThrow(
      /^items\[0\]\.tipPercent must be/,
    );
  });

  test('-0 is 0', () => {
    expect(echo({ tipPercent: -0 }).tipPercent).toBe(0);
  });
});
