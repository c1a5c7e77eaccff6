import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { reversePercentage } from './reverse-percentage.ts';

test.each([
  [{ value: 45, percent: 30 }, 150],
  [{ value: 0.3, percent: 10 }, 3],
  [{ value: 120, percent: 20, mode: 'increased' }, 100],
  [{ value: 80, percent: 20, mode: 'decreased' }, 100],
  [{ value: 1, percent: 200, mode: 'increased' }, 1 / 3],
] as const)('%j is of %s', (given, result) => {
  expect(reversePercentage(given).result).toBe(result);
});

test('refuses percentages without a whole value', () => {
  expect(() => reversePercentage({ value: 5, percent: 0 })).toThrow(
    expect.objectContaining({ code: 'division-by-zero' }),
  );
  expect(refusal(() => reversePercentage({ value: 5, percent: 100, mode: 'decreased' }))).toBe(
    'division-by-zero percent',
  );
});
