import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { loan } from './loan.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

test.each([
  // Textbook values
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
  expect(loan({ principal: 1000, ratePercent: 10, years: 2, payments: 'yearly' })).toMatchObject({
    payment: 1210 / 2.1,
    count: 2,
    interest: 320 / 2.1,
    total: 2420 / 2.1,
  });
});

/** Returns a schedule in fractions of integers, calculated independently of the tool, with coins of a hundredth. */
const apart = (principal: number, percent: number, years: number, perYear: number, payment: number, extra: number) => {
  const rate = { n: BigInt(Math.round(percent * 1e6)), d: 100_000_000n * BigInt(perYear) };
  const each = BigInt(Math.round(payment * 100) + Math.round(extra * 100));
  const count = years * perYear;
  const paid: bigint[] = [];
  let [owed, interest] = [BigInt(Math.round(principal * 100)), 0n];
  while (owed > 0n) {
    const added = (owed * rate.n * 2n + rate.d) / (rate.d * 2n);
    const due = owed + added;
    const now = paid.length === count - 1 || each > due ? due : each;
    interest += added;
    owed = due - now;
    paid.push(now);
  }
  return { paid, interest };
};

test.each([
  [200_000, 6, 30, 0],
  [200_000, 6, 30, 250],
  [314_159.27, 3.875, 25, 0],
  [9999.99, 19.99, 3, 12.5],
  [1200, 0, 1, 0],
  [5000, 35, 7, 5000],
])('%s at %s %% over %s years with %s more is paid off to the cent', (principal, ratePercent, years, extraPayment) => {
  const answer = loan({ principal, ratePercent, years, extraPayment, schedule: 'payments' });
  const { paid, interest } = apart(principal, ratePercent, years, 12, answer.payment, extraPayment);
  expect(answer.schedule.map(({ payment }) => Math.round(payment * 100))).toEqual(paid.map(Number));
  expect(answer.lastPayment).toBe(Number(paid.at(-1)) / 100);
  expect(answer.schedule.reduce((sum, row) => sum + Math.round(row.interest * 100), 0)).toBe(Number(interest));
  expect(answer.interestPaid).toBe(extraPayment > 0 ? Number(interest) / 100 : undefined);
  const total = paid.reduce((sum, one) => sum + one);
  expect(answer.totalPaid).toBe(extraPayment > 0 ? Number(total) / 100 : undefined);
  expect(answer.schedule.at(-1)!.balance).toBe(0);
});

test('the years of a schedule are the sums of its payments', () => {
  const terms = { principal: 25_000, ratePercent: 7.25, years: 5 };
  const [years, payments] = [loan(terms).schedule, loan({ ...terms, schedule: 'payments' }).schedule];
  expect(years).toHaveLength(5);
  for (const [i, year] of years.entries()) {
    const within = payments.slice(i * 12, i * 12 + 12);
    const sum = (key: 'payment' | 'interest' | 'principal') =>
      Math.round(within.reduce((all, row) => all + row[key], 0) * 100) / 100;
    expect(year).toEqual({
      period: i + 1,
      payment: sum('payment'),
      interest: sum('interest'),
      principal: sum('principal'),
      balance: within.at(-1)!.balance,
    });
  }
});

test('extra payments save time and interest', () => {
  const terms = { principal: 200_000, ratePercent: 6, years: 30 };
  const [usual, faster] = [loan(terms), loan({ ...terms, extraPayment: 200 })];
  expect(usual).not.toHaveProperty('interestSaved');
  const interest = usual.schedule.reduce((sum, row) => sum + row.interest, 0);
  expect(faster.interestSaved).toBeCloseTo(interest - faster.interestPaid!, 2);
  expect(faster.yearsSaved).toBe((usual.count - faster.paymentsMade!) / 12);
});

test('yen have no cents', () => {
  const { schedule, lastPayment } = loan({ principal: 3_000_000, ratePercent: 2.5, years: 5, coin: '1' });
  for (const { payment, interest } of schedule) expect([payment % 1, interest % 1]).toEqual([0, 0]);
  expect(lastPayment % 1).toBe(0);
});

test('fees make the yearly rate higher, by the actuarial method', () => {
  // Regulation Z, Appendix J: 24 payments of 230 for 5,000 have an APR of 9.69 %
  expect(loan({ principal: 5520, ratePercent: 0, years: 2, fees: 520 }).aprPercent).toBeCloseTo(9.69, 2);
  const terms = { principal: 200_000, ratePercent: 6, years: 30 };
  expect(loan(terms)).not.toHaveProperty('aprPercent');
  expect(loan({ ...terms, fees: 1e-6 }).aprPercent).toBeCloseTo(6, 6);
  expect(refusal(() => loan({ ...terms, fees: 200_000 }))).toBe('out-of-range fees');
});

test('a schedule of every payment has at most 2,000 rows', () => {
  const weekly = { principal: 1e6, ratePercent: 5, payments: 'weekly', schedule: 'payments' } as const;
  expect(loan({ ...weekly, years: 30 }).schedule).toHaveLength(1560);
  expect(refusal(() => loan({ ...weekly, years: 40 }))).toBe('too-many schedule');
  expect(loan({ ...weekly, years: 40, schedule: 'years' }).schedule).toHaveLength(40);
});

test('long rates and terms are answered at once', async () => {
  const taken = await processorTime(() => {
    loan({ principal: 1e15, ratePercent: 1.23456789e-300, years: 100, payments: 'weekly' });
    loan({ principal: 123_456.789, ratePercent: 5.123456789012345, years: 100, payments: 'weekly' });
  });
  expect(taken).toBeLessThan(2000);
});

test.each([
  [{ principal: -1, ratePercent: 5, years: 1 }, 'out-of-range principal'],
  [{ principal: 1, ratePercent: -5, years: 1 }, 'out-of-range ratePercent'],
  [{ principal: 1, ratePercent: 5, years: 0 }, 'out-of-range years'],
  [{ principal: 1, ratePercent: 5, years: 0.3 }, 'out-of-range years'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => loan(given))).toBe(code);
});
