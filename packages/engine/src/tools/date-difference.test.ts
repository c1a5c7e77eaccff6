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
  expect(dateDifference({ start, end })).toMatchObject({ start, end, days, inclusive: false });
  expect(dateDifference({ start, end, inclusive: true })).toMatchObject({ days: inclusiveDays, inclusive: true });
});

test.each([
  // A Friday to a Monday, a week, a weekend, and back
  ['2026-11-20', '2026-11-23', { weeks: 0, daysOver: 3, workingDays: 1 }, { daysOver: 4, workingDays: 2 }],
  ['2026-11-23', '2026-11-30', { weeks: 1, daysOver: 0, workingDays: 5 }, { daysOver: 1, workingDays: 6 }],
  ['2026-11-21', '2026-11-22', { weeks: 0, daysOver: 1, workingDays: 0 }, { daysOver: 2, workingDays: 0 }],
  ['2026-11-30', '2026-11-23', { weeks: -1, daysOver: 0, workingDays: -5 }, { daysOver: -1, workingDays: -6 }],
  ['2026-11-23', '2026-11-23', { weeks: 0, daysOver: 0, workingDays: 0 }, { daysOver: 1, workingDays: 1 }],
])('from %s to %s: %j, inclusive %j', (start, end, parts, inclusiveParts) => {
  expect(dateDifference({ start, end })).toMatchObject(parts);
  expect(dateDifference({ start, end, inclusive: true })).toMatchObject(inclusiveParts);
});

test('working days are those that a calendar counts one by one', () => {
  const dayMs = 86_400_000;
  for (let i = 0; i < 200; i++) {
    const [start, end] = [i * 1009 - 90_000, i * 1009 - 90_000 + i * 13];
    let count = 0;
    for (let day = start; day < end; day++) if (![0, 6].includes(new Date(day * dayMs).getUTCDay())) count++;
    const [from, to] = [start, end].map((day) => new Date(day * dayMs).toISOString().slice(0, 10)) as [string, string];
    expect(dateDifference({ start: from, end: to })).toMatchObject({ days: i * 13, workingDays: count });
  }
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
])('refuses %j: %s', (raw, expected) => {
  expect(refusal(() => dateDifference.answer(raw))).toBe(expected);
});
