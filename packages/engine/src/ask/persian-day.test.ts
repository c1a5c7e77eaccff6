import { expect, test } from 'vitest';
import { isoOfPersian, nearDayIn, readPersianDay } from './persian-day.ts';

// From the calendar that Iran publishes: 1375, 1399 and 1403 are leap years
test.each([
  [1369, 2, 22, '1990-05-12'],
  [1357, 11, 22, '1979-02-11'],
  [1375, 12, 30, '1997-03-20'],
  [1399, 12, 30, '2021-03-20'],
  [1403, 1, 1, '2024-03-20'],
  [1404, 1, 1, '2025-03-21'],
  [1405, 9, 1, '2026-11-22'],
])('%i-%i-%i is %4$s', (year, month, date, iso) => {
  expect(isoOfPersian(year, month, date)).toBe(iso);
});

test.each([
  [1404, 12, 30],
  [1404, 13, 1],
  [1404, 7, 31],
])('%i-%i-%i is not a day', (year, month, date) => {
  expect(isoOfPersian(year, month, date)).toBeUndefined();
});

test('a day of the year is the coming one or the last', () => {
  expect(nearDayIn('persian', 1, 1, 'next', '2026-11-22')).toBe('2027-03-21');
  expect(nearDayIn('persian', 1, 1, 'last', '2026-11-22')).toBe('2026-03-21');
});

test.each(['1369/2/22', '1369-02-22', '22 اردیبهشت 1369', '22 اردیبهشت ماه 1369'])('reads %s', (text) => {
  const day = { text: '1990-05-12', end: text.length, isRelative: false };
  expect(readPersianDay(text, 0, undefined, '2026-11-22')).toEqual(day);
});

test('a day without a year needs a side', () => {
  expect(readPersianDay('اول فروردین', 0, undefined, '2026-11-22')).toBeUndefined();
  expect(readPersianDay('اول فروردین', 0, 'next', '2026-11-22')?.text).toBe('2027-03-21');
  expect(readPersianDay('1 فروردین', 0, 'last', '2026-11-22')?.text).toBe('2026-03-21');
});

test.each([
  ['chinese', 1, 1, '2026-11-22', '2027-02-06'],
  ['chinese', 8, 15, '2026-01-01', '2026-09-25'],
  ['chinese', 1, 1, '2030-01-01', '2030-02-03'],
  ['dangi', 1, 1, '2026-11-22', '2027-02-07'],
  ['dangi', 1, 1, '2028-01-01', '2028-01-27'],
  ['islamic-umalqura', 10, 1, '2026-11-22', '2027-03-09'],
])('the next day of the calendar %s: month %i, day %i', (calendar, month, date, today, iso) => {
  expect(nearDayIn(calendar, month, date, 'next', today)).toBe(iso);
  expect(nearDayIn(calendar, month, date, 'last', iso)).toBe(iso);
});
