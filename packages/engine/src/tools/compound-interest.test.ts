import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { compoundInterest } from './compound-interest.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

test.each([
  [{ principal: 1000, ratePercent: 10, years: 2 }, 1210],
  [{ principal: 1000, ratePercent: 5, years: 10 }, 1628.894626777442],
  [{ principal: 1000, ratePercent: 6, years: 1, compounded: 'monthly' }, 1061.677811864],
  [{ principal: 100, ratePercent: 21, years: 0.5 }, 110],
  [{ principal: 0, ratePercent: 10, years: 2, deposit: 100 }, 210],
  [{ principal: 50, ratePercent: 0, years: 2, deposit: 10 }, 70],
] as const)('%j grows to %s', (given, total) => {
  expect(compoundInterest(given).total).toBeCloseTo(total, 9);
});

test('the effective rate is that of a year', () => {
  const given = { principal: 1, ratePercent: 12, years: 3, compounded: 'monthly' } as const;
  expect(compoundInterest(given).effectivePercent).toBe(12.682503013196973);
});

test('centuries of days are answered at once', async () => {
  const given = {
    principal: 1,
    ratePercent: 3.123456789012345,
    years: 1000,
    compounded: 'daily',
    deposit: 0.01,
  } as const;
  expect(await processorTime(() => compoundInterest(given))).toBeLessThan(2000);
});

test('refuses impossible values', () => {
  expect(refusal(() => compoundInterest({ principal: -1, ratePercent: 1, years: 1 }))).toBe('out-of-range principal');
  expect(refusal(() => compoundInterest({ principal: 1, ratePercent: 1, years: -1 }))).toBe('out-of-range years');
  expect(refusal(() => compoundInterest({ principal: 1e300, ratePercent: 1000, years: 1000 }))).toBe(
    'result-out-of-range',
  );
});

test('lists growth year by year, ending with the answer', () => {
  const { growth, total, interest, paidIn } = compoundInterest({
    principal: 1000,
    ratePercent: 10,
    years: 2.5,
    compounded: 'half-yearly',
    deposit: 100,
  });
  // 1000 · 1.05² + 100 · (1.05² − 1) ÷ 0.05
  expect(growth[0]).toEqual({ year: 1, paidIn: 1200, interest: 107.5, balance: 1307.5 });
  expect(growth.map(({ year }) => year)).toEqual([1, 2, 2.5]);
  expect(growth.at(-1)).toEqual({ year: 2.5, paidIn, interest, balance: total });
});

test.each([
  [0, 0, undefined],
  [5e-324, 1, 5e-324],
  [100, 100, 1],
  [101, 51, 2],
  [1000, 100, 10],
])('%s years have %s rows', (years, rows, first) => {
  const { growth } = compoundInterest({ principal: 1, ratePercent: 1, years });
  expect(growth).toHaveLength(rows);
  expect(growth[0]?.year).toBe(first);
});
