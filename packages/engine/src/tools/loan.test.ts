import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { loan } from './loan.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

test.each([
  // As every textbook has them
  [{ principal: 200_000, ratePercent: 6, years: 30 }, 1199.1],
  [{ principal: 200_000, ratePercent: 5, years: 30 }, 1073.64],
  [{ principal: 100_000, ratePercent: 4.5, years: 15 }, 764.99],
  [{ principal: 20_000, ratePercent: 7, years: 5 }, 396.02],
  [{ principal: 1000, ratePercent: 12, years: 1, payments: 'yearly' }, 1120],
  [{ principal: 1200, ratePercent: 0, years: 1 }, 100],
] as const)('%j takes payments of %s', (given, payment) => {
  expect(loan(given).payment).toBeCloseTo(payment, 2);
});

test('the double is the nearest to the exact answer', () => {
  // 1000 · 1.1² ÷ (1 + 1.1)
  expect(loan({ principal: 1000, ratePercent: 10, years: 2, payments: 'yearly' })).toEqual({
    payment: 1210 / 2.1,
    count: 2,
    interest: 320 / 2.1,
    total: 2420 / 2.1,
  });
});

test('long rates and terms are answered at once', async () => {
  const taken = await processorTime(() => {
    loan({ principal: 1e300, ratePercent: 1.23456789e-300, years: 100, payments: 'weekly' });
    loan({ principal: 123_456.789, ratePercent: 5.123456789012345, years: 100, payments: 'weekly' });
  });
  expect(taken).toBeLessThan(2000);
});

test.each([
  [{ principal: -1, ratePercent: 5, years: 1 }, 'out-of-range principal'],
  [{ principal: 1, ratePercent: -5, years: 1 }, 'out-of-range ratePercent'],
  [{ principal: 1, ratePercent: 5, years: 0 }, 'out-of-range years'],
  [{ principal: 1, ratePercent: 5, years: 0.3 }, 'out-of-range years'],
])('%j is refused: %s', (given, code) => {
  expect(refusal(() => loan(given))).toBe(code);
});
