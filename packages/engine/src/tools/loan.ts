import { fromFixedPoint, toFixedPoint } from '../arithmetic/logarithm.ts';
import { hundred } from '../arithmetic/percent.ts';
import { growthOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, over, ratio, times, type Ratio } from '../model/rational.ts';
import { choice, integer, list, number, tool, type Naming } from '../tool/declaration.ts';
import { installments, nearest, rateFor, together } from '../tool/schedule.ts';

const perYear = { monthly: 12, 'every two weeks': 26, weekly: 52, quarterly: 4, yearly: 1 } as const;

const mostYears = 100;
const mostPercent = 1000;
/** The largest amount of money, in any currency. */
const mostMoney = 1e15;

/** The most rows of a schedule of every payment. */
const mostRows = 2000;

const leastGuess = exactly(1e-6);

const coins = { '0.01': exactly(0.01), '1': exactly(1) } as const;

interface Costs {
  readonly amount: Ratio;
  readonly fees: number;
  readonly payment: Ratio;
  /** The interest rate per period, as a fraction. */
  readonly rate: Ratio;
  readonly periods: number;
  readonly exactCount: Ratio;
}

/**
 * Returns the nominal annual rate at which the payments repay the loan after fees. Throws a UnitsError if the fees
 * leave nothing.
 */
const aprOf = ({ amount, fees, payment, rate, periods, exactCount }: Costs, name: Naming): number => {
  const paidOut = minus(amount, exactly(fees));
  if (paidOut.n <= 0n) throw mustBe('out-of-range', name('fees'), 'less than the amount borrowed', fees);
  // Use 256 bits, as for the growth: the exact payment over many periods has thousands of bits
  const each = fromFixedPoint(toFixedPoint(payment));
  const worthAt = (at: Ratio): Ratio => {
    const { ofOne, ofDeposits } = growthOf(at, exactCount);
    return over(times(each, ofDeposits), ofOne);
  };
  // Do not start near zero: the search would double the rate hundreds of times
  const guess = compare(rate, leastGuess) < 0 ? exactly(0.01) : times(rate, ratio(2n));
  return rounded(times(times(rateFor(paidOut, worthAt, guess), exactly(periods)), hundred));
};

/**
 * Returns the equal payments that repay a loan with interest, each at the end of its period.
 *
 * @throws UnitsError for a negative amount or rate, and for terms that are not a whole number of payments.
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
    {
      says: [
        '[how long] [does it take|will it take] [to] [pay off|paying off] [monthly] [payment|payments] [on|of|for] @([car|auto|home|house|student|personal|bank] (loan|mortgage|credit) [of] | {principal} | [at] {ratePercent}% [interest|apr] | [for|over] {years:year} | [and|with|plus] [if] [i] [pay|paying] [an] ({extraPayment} (extra|more)|extra [payment|payments] [of] {extraPayment}) [payment|payments] [per|a|each|every|/] [month|time])',
      ],
      main: 'paymentsMade',
    },
    {
      says: [
        '[what is|how much] [total] interest [paid|cost|costs|do you pay|do i pay|will i pay|would i pay] (on|of|for) @([car|auto|home|house|student|personal|bank] (loan|mortgage|credit) [of] | {principal} | [at] {ratePercent}% | [for|over] {years:year})',
      ],
      main: 'interest',
    },
    {
      says: [
        '[what is|how much] [total] interest (paid|cost|costs|do you pay|do i pay|will i pay|would i pay) [on|of|for] @({principal} | [at] {ratePercent}% | [for|over] {years:year})',
      ],
      main: 'interest',
    },
    '[what is|calculate|what (would|will|do) i pay|how much (would|will|do) i pay] [each month|per month|month|monthly] [payment|payments|repayment|repayments|instalments|installments] [on|of|for] @([car|auto|home|house|student|personal|bank] (loan|mortgage|credit) [payment|payments|repayment|repayments] [of|for|on] | {principal} | [at] {ratePercent}% [interest|apr] | [for|over] {years:year})',
    '[monthly] (payment|payments|repayment|repayments|instalments|installments|borrow|borrowing) [of|for|on] @({principal} | at {ratePercent}% [interest] | (for|over) {years:year})',
  ],
  params: {
    principal: number({ label: 'Loan amount', min: 0, max: mostMoney }),
    ratePercent: number({ label: 'Annual interest rate (%)', min: 0, max: mostPercent }),
    years: number({ label: 'Years', counts: 'year', above: 0, max: mostYears }),
    payments: choice({
      label: 'Payment frequency',
      values: ['monthly', 'every two weeks', 'weekly', 'quarterly', 'yearly'],
    }),
    extraPayment: number({ label: 'Extra payment each time', min: 0, max: mostMoney, default: 0 }),
    fees: number({
      label: 'Fees',
      isRare: true,
      description: 'Paid up front or deducted from the loan.',
      min: 0,
      max: mostMoney,
      default: 0,
    }),
    schedule: choice({
      label: 'Schedule',
      isRare: true,
      values: ['years', 'payments'],
      names: { years: 'by year', payments: 'every payment' },
    }),
    coin: choice({
      label: 'Rounded to',
      isRare: true,
      description: 'Payments are rounded to the smallest coin of the currency.',
      values: ['0.01', '1'],
      names: { '0.01': 'cents', '1': 'whole amounts (yen, won)' },
    }),
  },
  result: {
    payment: number({ label: 'Payment', digits: 'money' }),
    count: integer({ label: 'Number of payments', min: 1 }),
    interest: number({ label: 'Total interest', digits: 'money' }),
    total: number({ label: 'Total paid', digits: 'money' }),
    lastPayment: number({
      label: 'Last payment',
      description: 'Payments are rounded. The last one pays off the rest.',
      digits: 'money',
    }),
    paymentsMade: integer({ label: 'Payments until paid off', min: 1, optional: true }),
    interestPaid: number({
      label: 'Interest with extra payments',
      description: 'Total of the schedule.',
      digits: 'money',
      optional: true,
    }),
    totalPaid: number({
      label: 'Total with extra payments',
      description: 'Total of the schedule.',
      digits: 'money',
      optional: true,
    }),
    interestSaved: number({ label: 'Interest saved', digits: 'money', optional: true }),
    yearsSaved: number({ label: 'Years saved', digits: 1, optional: true }),
    aprPercent: number({
      label: 'APR (%)',
      description: 'The annual rate with the fees included.',
      digits: 2,
      optional: true,
    }),
    schedule: list({
      label: 'Schedule',
      isDetail: true,
      fields: {
        period: integer({ label: 'Period', min: 1 }),
        payment: number({ label: 'Paid', digits: 'money' }),
        interest: number({ label: 'Interest', digits: 'money' }),
        principal: number({ label: 'Principal', digits: 'money' }),
        balance: number({ label: 'Balance', digits: 'money' }),
      },
    }),
  },
  examples: [
    {
      given: { principal: 50000, ratePercent: 6, years: 10 },
      gives: {
        payment: 555.1025097082473,
        count: 120,
        interest: 16612.30116498968,
        total: 66612.30116498968,
        lastPayment: 555.4,
        schedule: [
          { period: 1, payment: 6661.2, interest: 2897.61, principal: 3763.59, balance: 46236.41 },
          { period: 2, payment: 6661.2, interest: 2665.47, principal: 3995.73, balance: 42240.68 },
          { period: 3, payment: 6661.2, interest: 2419.03, principal: 4242.17, balance: 37998.51 },
          { period: 4, payment: 6661.2, interest: 2157.39, principal: 4503.81, balance: 33494.7 },
          { period: 5, payment: 6661.2, interest: 1879.61, principal: 4781.59, balance: 28713.11 },
          { period: 6, payment: 6661.2, interest: 1584.68, principal: 5076.52, balance: 23636.59 },
          { period: 7, payment: 6661.2, interest: 1271.58, principal: 5389.62, balance: 18246.97 },
          { period: 8, payment: 6661.2, interest: 939.14, principal: 5722.06, balance: 12524.91 },
          { period: 9, payment: 6661.2, interest: 586.23, principal: 6074.97, balance: 6449.94 },
          { period: 10, payment: 6661.5, interest: 211.56, principal: 6449.94, balance: 0 },
        ],
      },
    },
    {
      given: { principal: 20000, ratePercent: 7.5, years: 5 },
      gives: {
        payment: 400.7589719124753,
        count: 60,
        interest: 4045.5383147485186,
        total: 24045.53831474852,
        lastPayment: 400.67,
        schedule: [
          { period: 1, payment: 4809.12, interest: 1383.86, principal: 3425.26, balance: 16574.74 },
          { period: 2, payment: 4809.12, interest: 1117.92, principal: 3691.2, balance: 12883.54 },
          { period: 3, payment: 4809.12, interest: 831.37, principal: 3977.75, balance: 8905.79 },
          { period: 4, payment: 4809.12, interest: 522.57, principal: 4286.55, balance: 4619.24 },
          { period: 5, payment: 4809.03, interest: 189.79, principal: 4619.24, balance: 0 },
        ],
      },
    },
    {
      given: { principal: 20000, ratePercent: 7.5, years: 5, extraPayment: 100, fees: 400 },
      gives: {
        payment: 400.7589719124753,
        count: 60,
        interest: 4045.5383147485186,
        total: 24045.53831474852,
        lastPayment: 46.01,
        paymentsMade: 47,
        interestPaid: 3080.97,
        totalPaid: 23080.97,
        interestSaved: 964.54,
        yearsSaved: 1.0833333333333333,
        aprPercent: 8.355350532263754,
        schedule: [
          { period: 1, payment: 6009.12, interest: 1341.73, principal: 4667.39, balance: 15332.61 },
          { period: 2, payment: 6009.12, interest: 979.38, principal: 5029.74, balance: 10302.87 },
          { period: 3, payment: 6009.12, interest: 588.9, principal: 5420.22, balance: 4882.65 },
          { period: 4, payment: 5053.61, interest: 170.96, principal: 4882.65, balance: 0 },
        ],
      },
    },
    {
      given: { principal: 3000000, ratePercent: 2.5, years: 5, coin: '1' },
      gives: {
        payment: 53242.08481644084,
        count: 60,
        interest: 194525.0889864503,
        total: 3194525.0889864503,
        lastPayment: 53249,
        schedule: [
          { period: 1, payment: 638904, interest: 68494, principal: 570410, balance: 2429590 },
          { period: 2, payment: 638904, interest: 54070, principal: 584834, balance: 1844756 },
          { period: 3, payment: 638904, interest: 39278, principal: 599626, balance: 1245130 },
          { period: 4, payment: 638904, interest: 24117, principal: 614787, balance: 630343 },
          { period: 5, payment: 638911, interest: 8568, principal: 630343, balance: 0 },
        ],
      },
      region: 'JP',
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
      'The schedule rounds interest and payments to the cent, as lenders do. The last payment pays off the rest.',
      'The APR includes the fees you enter. Your local law may include other costs.',
      'Enter the nominal annual rate, as loan contracts state it, not the effective rate (APR).',
    ],
    lookUp: { vary: 'ratePercent', values: [2, 3, 4, 5, 5.5, 6, 6.5, 7, 8, 10], show: ['payment', 'interest'] },
  }),
  run({ principal, ratePercent, years, payments, extraPayment, fees, schedule, coin }, name) {
    const periods = perYear[payments];
    const exactCount = times(exactly(years), exactly(periods));
    if (exactCount.d !== 1n) throw mustBe('out-of-range', name('years'), 'a whole number of payments', years);
    const count = Number(exactCount.n);
    const rate = over(over(exactly(ratePercent), hundred), exactly(periods));
    const amount = exactly(principal);
    const { ofOne, ofDeposits } = growthOf(rate, exactCount);
    // The final value of the payments equals the final value of the loan
    const payment = over(times(amount, ofOne), ofDeposits);
    const total = times(payment, exactCount);
    const interest = minus(total, amount);

    const inCoins = (exact: Ratio): bigint => nearest(over(exact, coins[coin]));
    // Not reduced: a schedule may have thousands of amounts
    const inMoney = (amountOfCoins: bigint): number => rounded({ n: amountOfCoins * coins[coin].n, d: coins[coin].d });
    const paidBy = (extra: number) =>
      installments({ amount: inCoins(amount), rate, each: inCoins(payment) + inCoins(exactly(extra)), count });
    const made = paidBy(extraPayment);
    const { interest: interestPaid, payment: totalPaid } = together(made);
    const usual = extraPayment > 0 ? paidBy(0) : made;
    if (schedule === 'payments' && made.length > mostRows) {
      throw mustBe('too-many', name('schedule'), `years where there are more than ${mostRows} payments`, schedule);
    }
    const step = schedule === 'years' ? periods : 1;
    const parts = Array.from({ length: Math.ceil(made.length / step) }, (_, i) => made.slice(i * step, (i + 1) * step));

    return {
      payment: rounded(payment),
      count,
      interest: rounded(interest),
      total: rounded(total),
      lastPayment: inMoney(made.at(-1)!.payment),
      ...(extraPayment > 0
        ? {
            paymentsMade: made.length,
            interestPaid: inMoney(interestPaid),
            totalPaid: inMoney(totalPaid),
            interestSaved: inMoney(together(usual).interest - interestPaid),
            yearsSaved: (usual.length - made.length) / periods,
          }
        : {}),
      ...(fees > 0 ? { aprPercent: aprOf({ amount, fees, payment, rate, periods, exactCount }, name) } : {}),
      schedule: parts.map((part, i) => {
        const sum = together(part);
        return {
          period: i + 1,
          payment: inMoney(sum.payment),
          interest: inMoney(sum.interest),
          principal: inMoney(sum.principal),
          balance: inMoney(sum.balance),
        };
      }),
    };
  },
});
