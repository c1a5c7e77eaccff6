import { describe, expect, test } from 'vitest';
import { UnitsError } from '../model/error.ts';
import { readValue } from './read.ts';
import { choice, date, flag, integer, number, text, unit } from './declaration.ts';

const rows = {
  tip_percent: number({ label: 'A number', min: -1, max: 100 }),
  efficiency: number({ label: 'Above zero', above: 0, default: 2.5 }),
  people: integer({ label: 'An integer', min: -10, default: 1 }),
  mode: choice({ label: 'A choice', values: ['simplify', 'decimal', 'l/100km'] }),
  birth_date: date({ label: 'A date', default: () => '2024-02-29' }),
  dose: choice({ label: 'A unit of doses', values: ['mg', '\u00b5g'] }),
  note: text({ label: 'A text', maxLength: 5, optional: true }),
  inclusive: flag({ label: 'A flag', default: false }),
  from: unit({ label: 'A unit', default: 'km' }),
};

/** Returns the value of a raw text. */
const taken = (name: keyof typeof rows, raw: string): unknown => readValue(rows[name], raw, name);

/** Returns the error of a raw text, in one line. */
const refusal = (name: keyof typeof rows, raw: string): string => {
  try {
    return `taken: ${JSON.stringify(taken(name, raw))}`;
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    return `${error.code} ${error.parameter}: ${error.message}`;
  }
};

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['-1', -1],
    ['.5', 0.5],
    ['0.50', 0.5],
    ['1e1', 10],
    ['+5', 5],
    ['1E+1', 10],
    ['\u22120.5', -0.5],
    [' 5\t', 5],
    ['1e\u22122', 0.01],
    ['-0', 0],
    ['-0.0', 0],
    ['-1e-400', 0],
    ['0'.repeat(63) + '7', 7],
    [` ${'0'.repeat(63)}7 `, 7],
  ])('%j is %d', (raw, value) => {
    expect(taken('tip_percent', raw)).toBe(value);
  });

  test.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '1,5',
    '1,000',
    '1 000',
    '5 km',
    '5.',
    '.',
    'e5',
    '1e',
    '1e1.5',
    '--1',
    '+-1',
    '1_000',
    '٣',
    '0'.repeat(64) + '7',
    '0b1',
    'null',
    'true',
  ])('%j is not a number', (raw) => {
    expect(refusal('tip_percent', raw)).toMatch(/^invalid-number tip_percent: /);
  });

  test('the sentence says the parameter, what was given and what would do', () => {
    expect(refusal('tip_percent', '1,5')).toBe(
      'invalid-number tip_percent: tip_percent must be a number from -1 to 100, like 1234.5; got "1,5".',
    );
    expect(refusal('tip_percent', '')).toBe(
      'invalid-number tip_percent: tip_percent is empty: give a number from -1 to 100, like 1234.5.',
    );
    expect(refusal('efficiency', ' ')).toBe(
      'invalid-number efficiency: efficiency is empty: give a number above 0, like 1234.5, or leave efficiency out.',
    );
    expect(() => readValue(rows.tip_percent, undefined, 'tip_percent')).toThrow(
      'tip_percent is missing: give a number from -1 to 100, like 1234.5.',
    );
  });

  test('cuts a given text at 40 whole characters', () => {
    expect(refusal('tip_percent', 'x'.repeat(40))).toContain(`got "${'x'.repeat(40)}".`);
    expect(refusal('tip_percent', '🦆'.repeat(41))).toContain(`got "${'🦆'.repeat(40)}…".`);
  });

  test('bounds hold on both sides', () => {
    expect(taken('tip_percent', '-1')).toBe(-1);
    expect(taken('tip_percent', '100')).toBe(100);
    expect(refusal('tip_percent', '-1.0000000000000002')).toMatch(/^out-of-range tip_percent/);
    expect(refusal('tip_percent', '100.00000000000001')).toMatch(/^out-of-range tip_percent/);
    expect(taken('efficiency', '5e-324')).toBe(5e-324);
    expect(refusal('efficiency', '0')).toBe(
      'out-of-range efficiency: efficiency must be a number above 0, like 1234.5; got "0".',
    );
  });

  test('a magnitude outside the double range is refused', () => {
    expect(taken('efficiency', '1.7976931348623157e308')).toBe(Number.MAX_VALUE);
    expect(refusal('efficiency', '1e400')).toMatch(/^out-of-range efficiency/);
    expect(refusal('tip_percent', '-1e400')).toMatch(/^out-of-range tip_percent/);
    expect(refusal('tip_percent', '1e99999999999999999999')).toMatch(/^out-of-range tip_percent/);
  });
});

describe('integers', () => {
  test.each([
    ['12', 12],
    ['-3', -3],
    ['+5', 5],
    ['\u22125', -5],
    [' 7 ', 7],
    ['-0', 0],
    ['007', 7],
    ['9007199254740991', 2 ** 53 - 1],
  ])('%j is %d', (raw, value) => {
    expect(taken('people', raw)).toBe(value);
  });

  test.each(['', '12.0', '1e3', '1.5', '0x1', 'x', '1 2', '0'.repeat(65)])('%j is not an integer', (raw) => {
    expect(refusal('people', raw)).toMatch(/^invalid-integer people: /);
  });

  test.each(['9007199254740992', '9007199254740993', '-9007199254740992', '9'.repeat(64), '-11'])(
    '%j is out of range',
    (raw) => {
      expect(refusal('people', raw)).toMatch(/^out-of-range people: people must be a whole number of at least -10/);
    },
  );
});

describe('choices', () => {
  test.each([
    ['DECIMAL', 'decimal'],
    [' decimal ', 'decimal'],
    ['L/100KM', 'l/100km'],
  ])('%j is %j', (raw, value) => {
    expect(taken('mode', raw)).toBe(value);
  });

  test.each(['\u00b5g', '\u03bcg', '\u039cG'])('takes both letters mu: %j', (raw) => {
    expect(taken('dose', raw)).toBe('\u00b5g');
  });

  test.each(['', 'percent', 'simplify,decimal', '__proto__', 'constructor'])('%j is not one of them', (raw) => {
    expect(refusal('mode', raw)).toMatch(/^invalid-choice mode: .* simplify, decimal or l\/100km/);
  });
});

describe('dates', () => {
  test.each(['0001-01-01', '9999-12-31', '2000-02-29', ' 2023-02-28 '])('%j is a day', (raw) => {
    expect(taken('birth_date', raw)).toBe(raw.trim());
  });

  test.each([
    '',
    '2023-02-30',
    '1900-02-29',
    '0000-01-01',
    '2023-13-01',
    '2023-00-01',
    '2023-01-00',
    '23-01-01',
    '2023-1-1',
    '10000-01-01',
    '2023-01-01T00:00',
    '20230101',
    '+2023-01-01',
    '-2023-01-01',
  ])('%j is not', (raw) => {
    expect(refusal('birth_date', raw)).toMatch(/^invalid-date birth_date: .*YYYY-MM-DD/);
  });
});

describe('flags', () => {
  test.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['False', false],
    ['0', false],
    [' true ', true],
  ])('%j is %j', (raw, value) => {
    expect(taken('inclusive', raw)).toBe(value);
  });

  test.each(['', 'yes', 'on', '2', 't', '__proto__'])('%j is not', (raw) => {
    expect(refusal('inclusive', raw)).toMatch(/^invalid-flag inclusive: .*true or false/);
  });
});

describe('texts and units', () => {
  test('keep their spaces; blank counts as absent', () => {
    expect(taken('note', ' kg ')).toBe(' kg ');
    expect(taken('note', ' ')).toBeUndefined();
    expect(taken('from', '')).toBe('km');
  });

  test('maxLength counts code points', () => {
    expect(taken('note', '🦆🦆🦆🦆🦆')).toBe('🦆🦆🦆🦆🦆');
    expect(refusal('note', '123456')).toBe(
      'invalid-text note: note must be a text of at most 5 characters; got "123456".',
    );
  });

  test('required and blank is missing', () => {
    expect(() => readValue(unit({ label: 'From' }), '', 'from')).toThrow(
      'from is missing: give a unit, like km or mile.',
    );
  });
});
