import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { tip } from './tip.ts';

test('15 percent and one person by default', () => {
  expect(tip({ subtotal: 20 })).toEqual({ tip: 3, total: 23, perPerson: 23 });
});

test('amounts are exact: no float noise', () => {
  // 19.99 * 0.15 is 2.9984999999999995 in floating point
  expect(tip({ subtotal: 19.99 })).toEqual({ tip: 2.9985, total: 22.9885, perPerson: 22.9885 });
  expect(tip({ subtotal: 0.1, tipPercent: 200 }).total).toBe(0.3);
});

test('the share is rounded once, from the exact total', () => {
  expect(tip({ subtotal: 84.5, tipPercent: 18, people: 3 }).perPerson).toBe(33.236666666666665);
  expect(tip({ subtotal: 1, tipPercent: 0, people: 3 }).perPerson).toBe(1 / 3);
});

test.each([
  [{ subtotal: 0 }, { tip: 0, total: 0, perPerson: 0 }],
  [
    { subtotal: -0, tipPercent: 0 },
    { tip: 0, total: 0, perPerson: 0 },
  ],
  [
    { subtotal: 10_000, tipPercent: 0, people: 10_000 },
    { tip: 0, total: 10_000, perPerson: 1 },
  ],
])('%j', (given, gives) => {
  expect(tip(given)).toEqual(gives);
});

test.each([
  [
    { subtotal: 84.5, tipPercent: 18, round: 'total' },
    { tip: 15.5, total: 100, perPerson: 100 },
  ],
  [
    { subtotal: 84.5, tipPercent: 18, people: 3, round: 'total' },
    { tip: 15.5, total: 100, perPerson: 100 / 3 },
  ],
  [
    { subtotal: 84.5, tipPercent: 18, people: 3, round: 'share' },
    { tip: 17.5, total: 102, perPerson: 34 },
  ],
  // A whole amount stays unchanged
  [
    { subtotal: 20, round: 'total' },
    { tip: 3, total: 23, perPerson: 23 },
  ],
  [
    { subtotal: 0, round: 'share' },
    { tip: 0, total: 0, perPerson: 0 },
  ],
] as const)('rounds up, and the tip takes it: %j', (given, gives) => {
  expect(tip(given)).toEqual(gives);
});

test.each([
  [{ subtotal: -0.01 }, 'out-of-range subtotal'],
  [{ subtotal: 1, tipPercent: -1 }, 'out-of-range tipPercent'],
  [{ subtotal: 1, people: 0 }, 'out-of-range people'],
  [{ subtotal: 1, people: 10_001 }, 'out-of-range people'],
  [{ subtotal: 1, people: 1.5 }, 'invalid-integer people'],
  [{ subtotal: Number.MAX_VALUE }, 'result-out-of-range'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => tip(given))).toBe(expected);
});

test('shares of whole cents add up within one rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 10_000 }), (cents, people) => {
      const { total, perPerson } = tip({ subtotal: cents / 100, tipPercent: 0, people });
      expect(total).toBe(cents / 100);
      expect(perPerson).toBe(cents / (100 * people));
    }),
  );
});
