import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import periods from '../../fixtures/periods.json' with { type: 'json' };
import { daysInMonth, epochDay, periodBetween, readDate, today } from './date.ts';

const dateOf = (text: string) => readDate(text)!;

/** A valid date of the years 0001 to 9999, from JavaScript's own calendar. */
const isoDate = fc
  .integer({ min: Date.parse('0001-01-01') / 86_400_000, max: Date.parse('9999-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

test('periods and days agree with java.time', () => {
  for (const [start, end, years, months, days, total] of periods) {
    const [a, b] = [dateOf(String(start)), dateOf(String(end))];
    expect({ start, end, ...periodBetween(a, b), total: epochDay(b) - epochDay(a) }).toEqual({
      start,
      end,
      years,
      months,
      days,
      total,
    });
  }
});

describe('readDate', () => {
  test('reads the days that JavaScript knows', () => {
    fc.assert(
      fc.property(isoDate, (text) => {
        const { year, month, day } = dateOf(text);
        expect([year, month, day]).toEqual(text.split('-').map(Number));
        expect(epochDay({ year, month, day })).toBe(Date.parse(text) / 86_400_000);
      }),
    );
  });

  test('reads exactly the days that exist', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(99), fc.nat(99), (year, month, day) => {
        const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
        const time = Date.parse(`${y}-${m}-${d}`);
        const exists = year > 0 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${y}-${m}-${d}`);
        expect(readDate(`${y}-${m}-${d}`) !== undefined).toBe(exists);
      }),
    );
  });

  test.each([
    '',
    '2023-02-29',
    '2023-04-31',
    '0000-12-31',
    '2023-1-01',
    '2023-01-01 ',
    '２０２３-01-01',
    '10000-01-01',
  ])('does not read %j', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

test('daysInMonth knows leap years and centuries', () => {
  expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  expect(Array.from({ length: 12 }, (_, i) => daysInMonth(2023, i + 1))).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
});

describe('periodBetween', () => {
  test('added to the start gives the end: whole months first, then days', () => {
    fc.assert(
      fc.property(isoDate, isoDate, (one, other) => {
        const [start, end] = one <= other ? [dateOf(one), dateOf(other)] : [dateOf(other), dateOf(one)];
        const { years, months, days } = periodBetween(start, end);
        const index = start.year * 12 + start.month - 1 + years * 12 + months;
        const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
        const reached = { year, month, day: Math.min(start.day, daysInMonth(year, month)) };
        expect(epochDay(reached) + days).toBe(epochDay(end));
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(30);
        expect(months).toBeLessThanOrEqual(11);
      }),
    );
  });
});

test('today is a real day', () => {
  expect(readDate(today())).toBeDefined();
});
