import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { dateDifference } from './date-difference.ts';

test.each([
  ['2024-01-01', '2024-01-01', 0, 1],
  ['2024-01-01', '2024-01-02', 1, 2],
  ['2024-01-02', '2024-01-01', -1, -2],
  ['2024-02-28', '2024-03-01', 2, 3],
  ['1900-02-28', '1900-03-01', 1, 2],
  ['0001-01-01', '9999-12-31', 3_652_058, 3_652_059],
  ['9999-12-31', '0001-01-01', -3_652_058, -3_652_059],
])('from %s to %s: %d days, %d inclusive', (start, end, days, inclusiveDays) => {
  expect(dateDifference({ start, end })).toEqual({ start, end, days, inclusive: false });
  expect(dateDifference({ start, end, inclusive: true })).toEqual({ start, end, days: inclusiveDays, inclusive: true });
});

test('the flag is read from text', () => {
  const raw = { start: '2024-01-01', end: '2024-01-02' };
  expect(dateDifference.answer({ ...raw, inclusive: '1' }).days).toBe(2);
  expect(dateDifference.answer({ ...raw, inclusive: 'FALSE' }).days).toBe(1);
  expect(refusal(() => dateDifference.answer({ ...raw, inclusive: 'yes' }))).toBe('invalid-flag inclusive');
});

test.each([
  [{ start: '2023-02-29', end: '2023-03-01' }, 'invalid-date start'],
  [{ start: '2023-02-28', end: '2023-02-30' }, 'invalid-date end'],
  [{ start: '2023-02-28' }, 'missing-parameter end'],
])('%j is refused: %s', (raw, expected) => {
  expect(refusal(() => dateDifference.answer(raw))).toBe(expected);
});
