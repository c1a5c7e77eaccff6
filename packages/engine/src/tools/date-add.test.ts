import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { dateAdd } from './date-add.ts';

test.each([
  [{ start: '2026-11-22', days: 90 }, '2027-02-20', 'Saturday'],
  [{ start: '2026-01-31', months: 1 }, '2026-02-28', 'Saturday'],
  [{ start: '2024-01-31', months: 1 }, '2024-02-29', 'Thursday'],
  [{ start: '2024-02-29', years: 1 }, '2025-02-28', 'Friday'],
  [{ start: '2026-03-01', weeks: 2, direction: 'before' }, '2026-02-15', 'Sunday'],
  [{ start: '2026-03-31', months: 1, direction: 'before' }, '2026-02-28', 'Saturday'],
  [{ start: '2026-01-15', months: -2 }, '2025-11-15', 'Saturday'],
  [{ start: '2026-01-01', years: 1, months: 1, weeks: 1, days: 1 }, '2027-02-09', 'Tuesday'],
  [{ start: '0001-01-01' }, '0001-01-01', 'Monday'],
  [{ start: '0099-12-31', days: 1 }, '0100-01-01', 'Friday'],
] as const)('%j is %s, a %s', (given, date, weekday) => {
  expect(dateAdd(given)).toMatchObject({ date, weekday });
});

test('returns the days between', () => {
  expect(dateAdd({ start: '2026-01-01', years: 1 }).distance).toBe(365);
  expect(dateAdd({ start: '2026-01-01', days: 5, direction: 'before' }).distance).toBe(-5);
});

test('days that do not exist, and results out of range, are refused', () => {
  expect(refusal(() => dateAdd({ start: '2026-02-30' }))).toBe('invalid-date start');
  expect(refusal(() => dateAdd({ start: '0001-01-01', days: -1 }))).toBe('out-of-range start');
  expect(refusal(() => dateAdd({ start: '9999-12-31', days: 1 }))).toBe('out-of-range start');
  expect(refusal(() => dateAdd({ start: '2000-01-01', years: 100_000 }))).toBe('out-of-range start');
});
