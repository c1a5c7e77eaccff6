import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { timeBetween } from './time-between.ts';

test.each([
  [{ start: '9:00', end: '17:30' }, '8:30:00', 8.5],
  [{ start: '09:00', end: '5:30 pm', break: 30 }, '8:00:00', 8],
  [{ start: '22:15', end: '6:00' }, '7:45:00', 7.75],
  [{ start: '12 am', end: '12 pm' }, '12:00:00', 12],
  [{ start: '12:30 a.m.', end: '1PM' }, '12:30:00', 12.5],
  [{ start: '8:00:30', end: '8:01' }, '0:30', 1 / 120],
  [{ start: '9:00', end: '9:00' }, '24:00:00', 24],
  [{ start: '9:00', end: '24:00' }, '15:00:00', 15],
])('%j is %s', (given, duration, hours) => {
  expect(timeBetween(given)).toMatchObject({ duration, hours });
});

test.each([
  [{ start: '25:00', end: '9:00' }, 'invalid-text start'],
  [{ start: '9:60', end: '9:00' }, 'invalid-text start'],
  [{ start: '13 pm', end: '9:00' }, 'invalid-text start'],
  [{ start: '9', end: '9:00' }, 'invalid-text start'],
  [{ start: '9:00', end: 'high noon' }, 'invalid-text end'],
  [{ start: '9:00', end: '10:00', break: 61 }, 'out-of-range break'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => timeBetween(given))).toBe(code);
});
