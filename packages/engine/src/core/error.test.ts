import { describe, expect, test } from 'vitest';
import { emptyParameter, listed, missingParameter, mustBe, quoted, UnitsError, wanted } from './error.ts';
import { choice, date, flag, integer, number, text, unit } from './tool.ts';

test('an error is an Error with a code, and data where there is any', () => {
  const plain = new UnitsError('invalid-number', 'No.');
  expect(plain).toBeInstanceOf(Error);
  expect(plain).toMatchObject({ name: 'UnitsError', code: 'invalid-number', message: 'No.' });
  expect([plain.parameter, plain.suggestions]).toEqual([undefined, undefined]);
  const full = new UnitsError('unknown-unit', 'No.', { parameter: 'from', suggestions: ['km'] });
  expect([full.parameter, full.suggestions]).toEqual(['from', ['km']]);
});

test('what was given stands in quotes, cut at 40 characters', () => {
  expect(quoted('abc')).toBe('"abc"');
  expect(quoted(null)).toBe('"null"');
  expect(quoted('é'.repeat(40))).toBe(`"${'é'.repeat(40)}"`);
  expect(quoted('🦆'.repeat(41))).toBe(`"${'🦆'.repeat(40)}…"`);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j are listed as %j', (words, sentence) => {
  expect(listed(words)).toBe(sentence);
});

describe('what would do', () => {
  test.each([
    [number({ label: '' }), 'a number, written like 1234.5'],
    [number({ label: '', min: 0 }), 'a number of at least 0, written like 1234.5'],
    [number({ label: '', max: 9 }), 'a number of at most 9, written like 1234.5'],
    [number({ label: '', above: 0 }), 'a number above 0, written like 1234.5'],
    [number({ label: '', above: 0, max: 9 }), 'a number above 0 and of at most 9, written like 1234.5'],
    [integer({ label: '', min: 1, max: 9 }), 'a whole number from 1 to 9, written in digits'],
    [choice({ label: '', values: ['a', 'b', 'c'] }), 'a, b or c'],
    [date({ label: '' }), 'a real date written as YYYY-MM-DD'],
    [flag({ label: '' }), 'true or false'],
    [unit({ label: '' }), 'a unit, like km or mile'],
    [text({ label: '' }), 'a text'],
    [text({ label: '', maxLength: 40 }), 'a text of at most 40 characters'],
  ])('%#', (field, words) => {
    expect(wanted(field)).toBe(words);
  });
});

test('the sentences name the parameter and say what would do', () => {
  expect(mustBe('invalid-flag', 'inclusive', 'true or false', 'yes')).toMatchObject({
    parameter: 'inclusive',
    message: 'inclusive must be true or false; got "yes".',
  });
  expect(missingParameter('x', 'a number').message).toBe('x is missing: give a number.');
  expect(emptyParameter('invalid-number', 'x', 'a number', false).message).toBe('x is empty: give a number.');
  expect(emptyParameter('invalid-number', 'x', 'a number', true).message).toBe(
    'x is empty: give a number, or leave x out.',
  );
});
