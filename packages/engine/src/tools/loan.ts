import { hundred } from '../arithmetic/percent.ts';
import { growthOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { minus, over, times } from '../model/rational.ts';
import { choice, integer, number, tool } from '../tool/declaration.ts';

const perYear = { monthly: 12, 'every two weeks': 26, weekly: 52, quarterly: 4, yearly: 1 } as const;

const mostYears = 100;
const mostPercent = 1000;

/**
 * The equal payments that pay off a loan with its interest, each at the end of its period.
 *
 * @throws UnitsError for a negative amount or rate, and for terms that are no whole number of payments.
 * @example loan({ principal: 200000, ratePercent: 6, years: 30 }).payment // 1199.1010503055047
 */
export const loan = tool({
  id: 'loan',
  name: 'Loan payment calculator',
  category: 'money',
  description: 'Calculate the payments and total interest of a loan or mortgage.',
  keywords: [
    'mortgage',
    'installment',
    'instalment',
    'annuity',
    'car loan',
    'credit',
    'amortization',
    'monthly payment',
    'borrow',
  ],
  main: 'payment',
  asks: [
    '[monthly] (loan|mortgage|credit) [payment|payments] [of|for|on] {principal} [at] {ratePercent}% [interest] [for|over] {years:year}',
    '{principal} (loan|mortgage|credit) at {ratePercent}% [interest] (for|over) {years:year}',
    '[monthly] (payment|payments|instalments|installments) [of|for|on] {principal} at {ratePercent}% [interest] (for|over) {years:year}',
    '(borrow|borrowing) {principal} at {ratePercent}% [interest] (for|over) {years:year}',
    {
      says: ['interest (on|of) (loan|mortgage) [of] {principal} at {ratePercent}% (for|over) {years:year}'],
      main: 'interest',
    },
  ],
  params: {
    principal: number({ label: 'Loan amount', min: 0 }),
    ratePercent: number({ label: 'Annual interest rate (%)', min: 0, max: mostPercent }),
    years: number({ label: 'Years', above: 0, max: mostYears }),
    payments: choice({
      label: 'Payment frequency',
      values: ['monthly', 'every two weeks', 'weekly', 'quarterly', 'yearly'],
    }),
  },
  result: {
    payment: number({ label: 'Payment' }),
    count: integer({ label: 'Number of payments', min: 1 }),
    interest: number({ label: 'Total interest' }),
    total: number({ label: 'Total paid' }),
  },
  examples: [
    {
      given: { principal: 200_000, ratePercent: 6, years: 30 },
      gives: { payment: 1199.1010503055047, count: 360, interest: 231676.3781099817, total: 431676.3781099817 },
    },
    {
      given: { principal: 15_000, ratePercent: 0, years: 5 },
      gives: { payment: 250, count: 60, interest: 0, total: 15_000 },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'total', is: 'payment × count' },
      { gives: 'interest', is: 'total − principal' },
    ],
    rules: [
      'The rate per period r is the annual rate divided by the payments per year.',
      'Payment M = P × r ÷ (1 − (1 + r)⁻ⁿ), where P is the loan amount and n the number of payments.',
    ],
    limits: [
      'Assumes a fixed rate, with each payment at the end of its period.',
      'Excludes fees, insurance and taxes. Lenders round each payment to the cent.',
      'Enter the nominal annual rate, as loan contracts state it, not the effective rate (APR).',
    ],
    lookUp: { vary: 'ratePercent', values: [2, 3, 4, 5, 5.5, 6, 6.5, 7, 8, 10], show: ['payment', 'interest'] },
  }),
  run({ principal, ratePercent, years, payments }, name) {
    const periods = perYear[payments];
    const exactCount = times(exactly(years), exactly(periods));
    if (exactCount.d !== 1n) throw mustBe('out-of-range', name('years'), 'a whole number of payments', years);
    const count = Number(exactCount.n);
    const rate = over(over(exactly(ratePercent), hundred), exactly(periods));
    const amount = exactly(principal);
    const { ofOne, ofDeposits } = growthOf(rate, exactCount);
    // What the loan would grow to is what the payments grow to
    const payment = over(times(amount, ofOne), ofDeposits);
    const total = times(payment, exactCount);
    const interest = minus(total, amount);
    return { payment: rounded(payment), count, interest: rounded(interest), total: rounded(total) };
  },
});
