import { exactly } from '../model/decimal.ts';
import { divisionByZero } from '../model/error.ts';
import { hundred, percentOf } from '../arithmetic/percent.ts';
import { magnitude, minus, over, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, number, text, tool, type Naming } from '../tool/declaration.ts';

type Mode = 'percent-of' | 'percent-change' | 'share';

/** The parameter that each mode divides by. */
const bases: Record<Mode, 'x' | 'y' | undefined> = { 'percent-of': undefined, 'percent-change': 'x', share: 'y' };

const calculate = (mode: Mode, x: Ratio, y: Ratio): Ratio => {
  switch (mode) {
    case 'percent-of':
      return percentOf(x, y);
    case 'percent-change':
      // Over the magnitude of x, so that the sign of the result is the direction of the change
      return over(times(minus(y, x), hundred), magnitude(x));
    default:
      return over(times(x, hundred), y);
  }
};

/** Formats a number; negative ones get parentheses, so that two signs never meet. */
const operand = (value: number): string => (value < 0 ? `(${value})` : `${value}`);

const formulas: Record<Mode, (x: number, y: number, result: number) => string> = {
  'percent-of': (x, y, result) => `${x}% of ${y} = ${operand(x)} / ${hundred.n} × ${operand(y)} = ${result}`,
  'percent-change': (x, y, result) =>
    `change from ${x} to ${y} = (${operand(y)} − ${operand(x)}) / |${x}| × ${hundred.n} = ${result}%`,
  share: (x, y, result) => `${x} as a share of ${y} = ${operand(x)} / ${operand(y)} × ${hundred.n} = ${result}%`,
};

const checkBase = (mode: Mode, given: { readonly x: number; readonly y: number }, name: Naming): void => {
  const base = bases[mode];
  if (base && given[base] === 0) throw divisionByZero(name(base));
};

/**
 * Answers three questions about percentages: x percent of y, the change from x to y, and x as a share of y. All results
 * except that of `percent-of` are in percent.
 *
 * @throws UnitsError for a base of zero: `x` of `percent-change`, `y` of `share`.
 * @example percentage({ mode: 'share', x: 5, y: 20 }).result // 25
 */
export const percentage = tool({
  id: 'percentage',
  name: 'Percentage calculator',
  category: 'numbers',
  description: 'Calculate a percentage of a number, a percent change, or one number as a percentage of another.',
  keywords: ['percent', '%', 'increase', 'decrease', 'ratio', 'growth', 'proportion', 'difference'],
  main: 'result',
  asks: [
    { says: ['{x}% of {y}'], given: { mode: 'percent-of' } },
    {
      says: [
        '{x} (as|is what|is) (percentage|percent|%) of {y}',
        '[what] (percentage|percent|%) is {x} [out] of {y}',
        '[what] (percentage|percent|%) of {y} is {x}',
        '{x} (out of|of) {y} [as|in|into|to] (percentage|percent|%)',
        '{x} out of {y}',
      ],
      given: { mode: 'share' },
    },
    {
      says: [
        '[percentage|percent|%] (change|increase|decrease) (from|between) {x} (to|and) {y}',
        '(change|increase|decrease) (from|between) {x} (to|and) {y} (as|in) (percentage|percent|%)',
        '[from] {x} to {y} [as|in] (percentage|percent|%) [change|increase|decrease]',
        'from {x} to {y} [as|in] [percentage|percent|%] (change|increase|decrease)',
      ],
      given: { mode: 'percent-change' },
    },
    {
      says: [
        '(percentage|percent|%) difference (from|between|of) {x} (to|and) {y}',
        'from {x} to {y} [as|in] (percentage|percent|%) difference',
      ],
      given: { mode: 'percent-change' },
      note: 'Relative to the first number. Relative to the mean of both, it differs.',
    },
  ],
  params: {
    mode: choice({
      label: 'Calculate',
      description: 'percent-of: x% of y. percent-change: from x to y. share: x as a percentage of y.',
      values: ['percent-of', 'percent-change', 'share'],
      names: {
        'percent-of': 'x% of y',
        'percent-change': 'change from x to y',
        share: 'x as a percentage of y',
      },
    }),
    x: number({
      label: 'x',
      counts: 'percent',
      labels: { by: 'mode', of: { 'percent-of': 'Percent', 'percent-change': 'From', share: 'Part' } },
    }),
    y: number({
      label: 'y',
      labels: { by: 'mode', of: { 'percent-of': 'Of', 'percent-change': 'To', share: 'Whole' } },
    }),
  },
  result: {
    mode: choice({ label: 'Calculate', values: ['percent-of', 'percent-change', 'share'] }),
    result: number({ label: 'Result' }),
    formula: text({ label: 'Formula', description: 'The calculation with your numbers.' }),
  },
  examples: [
    {
      given: { mode: 'percent-of', x: 15, y: 19.99 },
      gives: { mode: 'percent-of', result: 2.9985, formula: '15% of 19.99 = 15 / 100 × 19.99 = 2.9985' },
    },
    {
      given: { mode: 'percent-change', x: 80, y: 100 },
      gives: { mode: 'percent-change', result: 25, formula: 'change from 80 to 100 = (100 − 80) / |80| × 100 = 25%' },
    },
    {
      given: { mode: 'share', x: 5, y: 20 },
      gives: { mode: 'share', result: 25, formula: '5 as a share of 20 = 5 / 20 × 100 = 25%' },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'result', is: `x ÷ ${hundred.n} × y`, when: { mode: ['percent-of'] } },
      { gives: 'result', is: `(y − x) ÷ |x| × ${hundred.n}`, when: { mode: ['percent-change'] } },
      { gives: 'result', is: `x ÷ y × ${hundred.n}`, when: { mode: ['share'] } },
    ],
    limits: [
      'Percent change is relative to the absolute value of x, so an increase is always positive.',
      'You can’t take a percentage of zero, or a percent change from zero.',
    ],
    lookUp: { vary: 'x', values: [1, 5, 10, 12.5, 15, 20, 25, 33, 50, 75], show: ['result'] },
  }),
  run({ mode, x, y }, name) {
    checkBase(mode, { x, y }, name);
    const result = rounded(calculate(mode, exactly(x), exactly(y)));
    return { mode, result, formula: formulas[mode](x, y, result) };
  },
});
