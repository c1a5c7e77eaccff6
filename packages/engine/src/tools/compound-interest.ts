import { hundred } from '../arithmetic/percent.ts';
import { growthOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { minus, one, over, plus, times } from '../model/rational.ts';
import { choice, list, number, tool } from '../tool/declaration.ts';

const perYear = { yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12, daily: 365 } as const;

const mostYears = 1000;
const mostPercent = 1000;

/** The maximum number of rows for the growth of savings. */
const mostRows = 100;

/** Returns the description of the rows. */
// @__NO_SIDE_EFFECTS__
const rowsTold = (): string => `One row per year, and one for the end. Long terms have at most ${mostRows} rows.`;

/** Returns the years with a row: every year of a short term, and the end. */
const yearsTold = (years: number): readonly number[] => {
  // A hundredth of the smallest time is zero
  const step = Math.max(Math.ceil(years / mostRows), 1);
  const whole = Array.from({ length: Math.max(Math.ceil(years / step) - 1, 0) }, (_, i) => (i + 1) * step);
  return years > 0 ? [...whole, years] : [];
};

/**
 * Returns the final balance of savings with compound interest, with optional deposits at the end of each period.
 *
 * @throws UnitsError for negative amounts and years, and for rates of −100 % and below.
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
    {
      says: [
        'compound interest [on|of|for] @({principal} | [at] {ratePercent}% | [for|over|after] {years} (years|year|yr|yrs) | [[compounded] {compounded}]) [how much will i have|what will it be worth]',
        'interest on {principal} at {ratePercent}% (for|over|after) {years} (years|year|yr|yrs)',
      ],
      main: 'interest',
    },
    '[how much will|what will] [future value of|invest|save|saving|investing|savings of] @({principal} [grow to|be worth|worth|be|become] | at {ratePercent}% [interest|return|growth] | (for|over|after|in) {years} (years|year|yr|yrs) | [[compounded] {compounded}])',
    '[invest|save|saving|investing] {principal} [invested] at {ratePercent}% [interest] compounded {compounded} (for|over|after) {years} (years|year|yr|yrs) [final amount|total|balance|final balance|what is it worth|how much will i have]',
    {
      says: [
        '[invest|save|saving|investing] {deposit} [per|a|each|every] month @(at {ratePercent}% [interest|return] | for {years} (years|year))',
      ],
      given: { principal: '0', compounded: 'monthly' },
    },
  ],
  params: {
    principal: number({ label: 'Starting amount', min: 0 }),
    ratePercent: number({ label: 'Annual interest rate (%)', min: 0, max: mostPercent }),
    years: number({ label: 'Years', counts: 'year', min: 0, max: mostYears }),
    compounded: choice({
      label: 'Compounded',
      values: ['yearly', 'half-yearly', 'quarterly', 'monthly', 'daily'],
      words: { yearly: ['annually'], 'half-yearly': ['semiannually', 'twice a year'] },
    }),
    deposit: number({ label: 'Regular deposit', description: 'Added at the end of each period.', min: 0, default: 0 }),
  },
  result: {
    total: number({ label: 'Final balance', digits: 'money' }),
    interest: number({ label: 'Total interest', digits: 'money' }),
    paidIn: number({ label: 'Total deposits', digits: 'money' }),
    effectivePercent: number({ label: 'Effective annual rate (%)', digits: 2 }),
    growth: list({
      label: 'Growth',
      description: rowsTold(),
      isDetail: true,
      fields: {
        year: number({ label: 'Year', digits: 2 }),
        paidIn: number({ label: 'Paid in', digits: 'money' }),
        interest: number({ label: 'Interest', digits: 'money' }),
        balance: number({ label: 'Balance', digits: 'money' }),
      },
    }),
  },
  examples: [
    {
      given: { principal: 10000, ratePercent: 5, years: 10 },
      gives: {
        total: 16288.946267774414,
        interest: 6288.946267774414,
        paidIn: 10000,
        effectivePercent: 5,
        growth: [
          { year: 1, paidIn: 10000, interest: 500, balance: 10500 },
          { year: 2, paidIn: 10000, interest: 1025, balance: 11025 },
          { year: 3, paidIn: 10000, interest: 1576.25, balance: 11576.25 },
          { year: 4, paidIn: 10000, interest: 2155.0625, balance: 12155.0625 },
          { year: 5, paidIn: 10000, interest: 2762.815625, balance: 12762.815625 },
          { year: 6, paidIn: 10000, interest: 3400.95640625, balance: 13400.95640625 },
          { year: 7, paidIn: 10000, interest: 4071.0042265625, balance: 14071.0042265625 },
          { year: 8, paidIn: 10000, interest: 4774.554437890625, balance: 14774.554437890625 },
          { year: 9, paidIn: 10000, interest: 5513.282159785156, balance: 15513.282159785156 },
          { year: 10, paidIn: 10000, interest: 6288.946267774414, balance: 16288.946267774414 },
        ],
      },
    },
    {
      given: { principal: 5000, ratePercent: 4, years: 10, compounded: 'monthly', deposit: 100 },
      gives: {
        total: 22179.143884638688,
        interest: 5179.143884638689,
        paidIn: 17000,
        effectivePercent: 4.074154291978964,
        growth: [
          { year: 1, paidIn: 6200, interest: 225.9540021926373, balance: 6425.954002192638 },
          { year: 2, paidIn: 7400, interest: 510.00357056725176, balance: 7910.003570567252 },
          { year: 3, paidIn: 8600, interest: 854.5156081268958, balance: 9454.515608126896 },
          { year: 4, paidIn: 9800, interest: 1261.953449154908, balance: 11061.953449154908 },
          { year: 5, paidIn: 11000, interest: 1734.8807879740566, balance: 12734.880787974056 },
          { year: 6, paidIn: 12200, interest: 2275.9657677693954, balance: 14475.965767769396 },
          { year: 7, paidIn: 13400, interest: 2887.985235996067, balance: 16287.985235996066 },
          { year: 8, paidIn: 14600, interest: 3573.8291731589898, balance: 18173.82917315899 },
          { year: 9, paidIn: 15800, interest: 4336.505302027861, balance: 20136.50530202786 },
          { year: 10, paidIn: 17000, interest: 5179.143884638689, balance: 22179.143884638688 },
        ],
      },
    },
    {
      given: { principal: 1_000_000, ratePercent: 3, years: 5 },
      gives: {
        total: 1_159_274.0743,
        interest: 159_274.0743,
        paidIn: 1_000_000,
        effectivePercent: 3,
        growth: [
          { year: 1, paidIn: 1_000_000, interest: 30_000, balance: 1_030_000 },
          { year: 2, paidIn: 1_000_000, interest: 60_900, balance: 1_060_900 },
          { year: 3, paidIn: 1_000_000, interest: 92_727, balance: 1_092_727 },
          { year: 4, paidIn: 1_000_000, interest: 125_508.81, balance: 1_125_508.81 },
          { year: 5, paidIn: 1_000_000, interest: 159_274.0743, balance: 1_159_274.0743 },
        ],
      },
      region: 'JP',
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
    const [start, each] = [exactly(principal), exactly(deposit)];
    const after = (time: number) => {
      const count = times(exactly(time), periods);
      const { ofOne, ofDeposits } = growthOf(rate, count);
      const total = plus(times(start, ofOne), times(each, ofDeposits));
      const paidIn = plus(start, times(each, count));
      return { total: rounded(total), interest: rounded(minus(total, paidIn)), paidIn: rounded(paidIn) };
    };
    const end = after(years);
    return {
      ...end,
      effectivePercent: rounded(times(minus(growthOf(rate, periods).ofOne, one), hundred)),
      growth: yearsTold(years).map((year) => {
        const { total: balance, interest, paidIn } = year === years ? end : after(year);
        return { year, paidIn, interest, balance };
      }),
    };
  },
});
