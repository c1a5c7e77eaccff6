import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { age } from './age.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  // A month counts once its day is reached
  ['1990-05-17', '2026-05-16', 35, 11, 29, 13_148],
  ['1990-05-17', '2026-05-17', 36, 0, 0, 13_149],
  ['2024-01-31', '2024-02-29', 0, 0, 29, 29],
  ['2024-01-31', '2024-03-01', 0, 1, 1, 30],
  // Birthdays on 29 February fall on 1 March in common years
  ['2004-02-29', '2025-02-28', 20, 11, 30, 7670],
  ['2004-02-29', '2025-03-01', 21, 0, 1, 7671],
  ['2004-02-29', '2024-02-29', 20, 0, 0, 7305],
  ['2000-01-01', '2000-01-01', 0, 0, 0, 0],
  ['0001-01-01', '9999-12-31', 9998, 11, 30, 3_652_058],
])('born %s, on %s', (birthDate, asOf, years, months, days, totalDays) => {
  expect(age({ birthDate, asOf })).toEqual({ birthDate, asOf, years, months, days, totalDays });
});

test('today in UTC by default, and given back', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:59.999Z') });
  expect(age({ birthDate: '2026-11-20' })).toMatchObject({ asOf: '2026-11-21', totalDays: 1 });
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
  expect(age.answer({ birth_date: '2026-11-20' })).toMatchObject({ asOf: '2026-11-22', totalDays: 2 });
});

test.each([
  [{ birth_date: '2024-01-02', as_of: '2024-01-01' }, 'out-of-range birth_date'],
  [{ birth_date: '2023-02-30', as_of: '2024-01-01' }, 'invalid-date birth_date'],
  [{ birth_date: '2024-01-01', as_of: '2024-13-01' }, 'invalid-date as_of'],
  [{ birth_date: '2024-01-01', as_of: '' }, 'invalid-date as_of'],
  [{}, 'missing-parameter birth_date'],
])('refuses %j: %s', (raw, expected) => {
  expect(refusal(() => age.answer(raw))).toBe(expected);
});

test('the sentence names both dates', () => {
  expect(() => age.answer({ birth_date: '2024-01-02', as_of: '2024-01-01' })).toThrow(
    'birth_date must be no later than as_of, 2024-01-01; got "2024-01-02".',
  );
});
