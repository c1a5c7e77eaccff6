import { describe, expect, test } from 'vitest';
import { choice, date, flag, integer, number, text, unit } from './declaration.ts';
import { describeField } from './describe-field.ts';

describe('the description of a field', () => {
  test.each([
    [number({ label: '' }), 'a number, like 1234.5'],
    [number({ label: '', min: 0 }), 'a number of at least 0, like 1234.5'],
    [number({ label: '', max: 9 }), 'a number of at most 9, like 1234.5'],
    [number({ label: '', above: 0 }), 'a number above 0, like 1234.5'],
    [number({ label: '', above: 0, max: 9 }), 'a number above 0 and of at most 9, like 1234.5'],
    [integer({ label: '', min: 1, max: 9 }), 'a whole number from 1 to 9'],
    [choice({ label: '', values: ['a', 'b', 'c'] }), 'a, b or c'],
    [date({ label: '' }), 'a date as YYYY-MM-DD'],
    [flag({ label: '' }), 'true or false'],
    [unit({ label: '' }), 'a unit, like km or mile'],
    [text({ label: '' }), 'a text'],
    [text({ label: '', maxLength: 40 }), 'a text of at most 40 characters'],
  ])('%#', (field, words) => {
    expect(describeField(field)).toBe(words);
  });
});
