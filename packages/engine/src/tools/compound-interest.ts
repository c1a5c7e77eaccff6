import { hundred } from '../arithmetic/percent.ts';
import { growthOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { minus, one, over, plus, times } from '../model/rational.ts';
import { choice, number, tool } from '../tool/declaration.ts';

const perYear = { yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12, daily: 365 } as const;

const mostYears = 1000;
const mostPercent = 1000;

/**
 * What savings grow to when interest is added to them and earns interest too, with a deposit at the end of each period where one is
 * given.
 *
 * @throws UnitsError for negative amounts and years, and rates from −100 % down.
 * @example compoundInterest({ principal: 1000, ratePercent: 10, years: 2 }).total // 1210
 */
export const compoundInterest = tool({
  id: 'compound-interest',
  name: 'Compound interest calculator',
  category: 'money',
  description: 'Calculate how savings grow with compound interest and regular deposits.',
  keywords: [
    'savings',
    'investment',
    'growth',
    'future value',
    'deposit',
    'return',
    'apy',
    'effective rate',
    'interest rate',
  ],
  main: 'total',
  asks: [
    '(invest|save|saving|investing|savings of) {principal} at {ratePercent}% [interest] (for|over) {years} (years|year|yr|yrs)',
    'future value of {principal} at {ratePercent}% [interest] (for|over|after|in) {years} (years|year|yr|yrs)',
    '{principal} at {ratePercent}% [interest] (for|over|after) {years} (years|year|yr|yrs)',
    {
      says: [
        '{principal} at {ratePercent}% [interest] [compounded] (yearly|annually) (for|over|after) {years} (years|year|yr|yrs)',
        '{principal} at {ratePercent}% [interest] (for|over|after) {years} (years|year|yr|yrs) [compounded] (yearly|annually)',
      ],
      given: { compounded: 'yearly' },
    },
    {
      says: [
        '{principal} at {ratePercent}% [interest] [compounded] (half-yearly|semiannually|semi-annually) (for|over|after) {years} (years|year|yr|yrs)',
        '{principal} at {ratePercent}% [interest] (for|over|after) {years} (years|year|yr|yrs) [compounded] (half-yearly|semiannually|semi-annually)',
      ],
      given: { compounded: 'half-yearly' },
    },
    {
      says: [
        '{principal} at {ratePercent}% [interest] [compounded] quarterly (for|over|after) {years} (years|year|yr|yrs)',
        '{principal} at {ratePercent}% [interest] (for|over|after) {years} (years|year|yr|yrs) [compounded] quarterly',
      ],
      given: { compounded: 'quarterly' },
    },
    {
      says: [
        '{principal} at {ratePercent}% [interest] [compounded] monthly (for|over|after) {years} (years|year|yr|yrs)',
        '{principal} at {ratePercent}% [interest] (for|over|after) {years} (years|year|yr|yrs) [compounded] monthly',
      ],
      given: { compounded: 'monthly' },
    },
    {
      says: [
        '{principal} at {ratePercent}% [interest] [compounded] daily (for|over|after) {years} (years|year|yr|yrs)',
        '{principal} at {ratePercent}% [interest] (for|over|after) {years} (years|year|yr|yrs) [compounded] daily',
      ],
      given: { compounded: 'daily' },
    },
    {
      says: [
        'compound interest [on|of|for] {principal} at {ratePercent}% (for|over|after) {years} (years|year|yr|yrs)',
        'interest on {principal} at {ratePercent}% (for|over|after) {years} (years|year|yr|yrs)',
      ],
      main: 'interest',
    },
  ],
  params: {
    principal: number({ label: 'Starting amount', min: 0 }),
    ratePercent: number({ label: 'Annual interest rate (%)', min: 0, max: mostPercent }),
    years: number({ label: 'Years', min: 0, max: mostYears }),
    compounded: choice({
      label: 'Compounded',
      values: ['yearly', 'half-yearly', 'quarterly', 'monthly', 'daily'],
    }),
    deposit: number({ label: 'Regular deposit', description: 'Added at the end of each period.', min: 0, default: 0 }),
  },
  result: {
    total: number({ label: 'Final balance' }),
    interest: number({ label: 'Total interest' }),
    paidIn: number({ label: 'Total deposits' }),
    effectivePercent: number({ label: 'Effective annual rate (%)' }),
  },
  examples: [
    {
      given: { principal: 1000, ratePercent: 10, years: 2 },
      gives: { total: 1210, interest: 210, paidIn: 1000, effectivePercent: 10 },
    },
    {
      given: { principal: 5000, ratePercent: 4, years: 10, compounded: 'monthly', deposit: 100 },
      gives: {
        total: 22179.143884638688,
        interest: 5179.143884638689,
        paidIn: 17_000,
        effectivePercent: 4.074154291978964,
      },
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'total', is: 'paidIn + interest' }],
    rules: [
      'Each period multiplies the balance by 1 + r, where r is the annual rate divided by the periods per year.',
      'Deposits of d grow to d × ((1 + r)ⁿ − 1) ÷ r over n periods.',
    ],
    limits: [
      'Assumes a fixed rate and no withdrawals, taxes or fees.',
      `Daily compounding uses ${perYear.daily} days a year.`,
    ],
    lookUp: { vary: 'years', values: [1, 2, 3, 5, 10, 15, 20, 30], show: ['total', 'interest'] },
  }),
  run({ principal, ratePercent, years, compounded, deposit }) {
    const periods = exactly(perYear[compounded]);
    const rate = over(over(exactly(ratePercent), hundred), periods);
    const count = times(exactly(years), periods);
    const { ofOne, ofDeposits } = growthOf(rate, count);
    const [start, each] = [exactly(principal), exactly(deposit)];
    const total = plus(times(start, ofOne), times(each, ofDeposits));
    const paidIn = plus(start, times(each, count));
    return {
      total: rounded(total),
      interest: rounded(minus(total, paidIn)),
      paidIn: rounded(paidIn),
      effectivePercent: rounded(times(minus(growthOf(rate, periods).ofOne, one), hundred)),
    };
  },
});
