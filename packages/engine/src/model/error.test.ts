import { errorsPage, renderErrors } from '../../scripts/errors-page.ts';
import { errorMeanings } from '../data/error-meanings.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  emptyParameter,
  errorCodes,
  lateError,
  joinWithOr,
  missingParameter,
  mustBe,
  quoted,
  UnitsError,
} from './error.ts';

test('an error is an Error with a code, and data where there is any', () => {
  const plain = new UnitsError('invalid-number', 'No.');
  expect(plain).toBeInstanceOf(Error);
  expect(plain).toMatchObject({ name: 'UnitsError', code: 'invalid-number', message: 'No.' });
  expect([plain.parameter, plain.suggestions]).toEqual([undefined, undefined]);
  const full = new UnitsError('unknown-unit', 'No.', { parameter: 'from', suggestions: ['km'] });
  expect([full.parameter, full.suggestions]).toEqual(['from', ['km']]);
});

test('a message that is formatted on first access reads like any other', () => {
  let told = 0;
  const suggestions = (): readonly string[] => ['km'];
  const late = (): UnitsError => lateError('unknown-unit', () => `No, ${++told}.`, suggestions, {});
  const read = late();
  expect(told).toBe(0);
  expect([read.message, read.message, read.suggestions, read.suggestions === read.suggestions]).toEqual([
    'No, 1.',
    'No, 1.',
    ['km'],
    true,
  ]);
  expect(Object.keys(read)).not.toContain('message');
  expect(structuredClone(read).message).toBe('No, 1.');
  expect(structuredClone(new UnitsError('invalid-number', 'No.')).message).toBe('No.');
  // Callers may put words before the message, as for every error
  const row = late();
  row.message = `Row 5: ${row.message}`;
  expect(row.message).toBe('Row 5: No, 2.');
  const other = late();
  other.message = 'Other.';
  expect([other.message, told]).toEqual(['Other.', 2]);
});

test('quotes a given text, cut at 40 characters', () => {
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
  expect(joinWithOr(words)).toBe(sentence);
});

test('the messages name the parameter and what it accepts', () => {
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

test('docs/errors.md has the meaning of each code', async () => {
  expect(Object.keys(errorMeanings).toSorted()).toEqual([...errorCodes].toSorted());
  expect(await readFile(errorsPage, 'utf8')).toBe(renderErrors());
});
