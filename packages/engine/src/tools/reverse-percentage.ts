import { hundred } from '../arithmetic/percent.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { divisionByZero } from '../model/error.ts';
import { minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, number, tool } from '../tool/declaration.ts';

type Mode = 'part' | 'increased' | 'decreased';

/** The number as a percentage of the whole, by mode. */
const shareOf: Record<Mode, (percent: Ratio) => Ratio> = {
  part: (percent) => percent,
  increased: (percent) => plus(hundred, percent),
  decreased: (percent) => minus(hundred, percent),
};

/**
 * Returns the whole that a percentage was taken of, or the number before an increase or decrease by a percentage.
 *
 * @throws UnitsError if the whole cannot be calculated: for 0 %, and for a decrease by 100 %.
 * @example reversePercentage({ value: 12, percent: 15 }).result // 80
 */
export const reversePercentage = tool({
  id: 'reverse-percentage',
  name: 'Reverse percentage calculator',
  category: 'numbers',
  description: 'Find the original number before a percentage increase or decrease, or the whole from a part.',
  keywords: ['percent', '%', 'original', 'whole', 'before discount', 'before increase', 'backwards', 'undo'],
  main: 'result',
  asks: [
    '{value} is {percent}% of (what|what number|which number)',
    '(what|which) number is {value} {percent}% of',
    'if {percent}% is {value} what is (100%|the whole|all)',
    {
      says: [
        '(original [price]|price|number|value) before {percent}% (increase|rise|markup) [is|was|if|to|of] {value}',
        '(increased|raised|rose|went up) [by] {percent}% to {value} [what was] [it|price] (before|original)',
        '{value} (after|with) [an] {percent}% (increase|rise|markup) (original|before)',
        'price [of|is] {value} (includes|including) [an] {percent}% (increase|rise|markup) [what was] [it|price] (original|before)',
      ],
      given: { mode: 'increased' },
    },
    {
      says: [
        '[what is|what was] (original|full|regular|list|normal|initial|usual) price [of|if|when] [it is|it was|i paid|it cost|it costs] {value} (after|with|at) {percent}% (off|discount|reduction)',
        '[i paid|it cost|it costs|paid|price is|price] {value} (after|with|at) {percent}% (off|discount|reduction) [what was|what is|what did] [it cost|it|price] (original|full|regular|list|normal|initial|usual|sticker|old|before) [price]',
        '[price] (after|with|at) {percent}% (off|discount|reduction) [is|i paid|it cost|it costs|price is] {value} [what was|what is|what did] [it cost|it|price] (original|full|regular|list|normal|initial|usual|sticker|old|before) [price]',
        '(reduced|discounted|marked down|dropped|fell|cut) [by] {percent}% to {value} [what was] [it|price] (before|original)',
        'i paid {value} after {percent}% (off|discount)',
        '(original [price]|price|number|value) before {percent}% (off|decrease|discount) [is|was|if|to|of] [i] [paid|pay] {value}',
        '{value} after {percent}% (off|discount|decrease) (original|before)',
      ],
      given: { mode: 'decreased' },
    },
  ],
  params: {
    value: number({ label: 'Number' }),
    percent: number({ label: 'Percent' }),
    mode: choice({
      label: 'Your number is',
      values: ['part', 'increased', 'decreased'],
      names: {
        part: 'a percentage of the whole',
        increased: 'after a percentage increase',
        decreased: 'after a percentage decrease',
      },
    }),
  },
  result: { result: number({ label: 'Original number' }), difference: number({ label: 'Difference' }) },
  examples: [
    { given: { value: 12, percent: 15 }, gives: { result: 80, difference: -68 } },
    { given: { value: 138, percent: 15, mode: 'increased' }, gives: { result: 120, difference: 18 } },
    { given: { value: 68, percent: 15, mode: 'decreased' }, gives: { result: 80, difference: -12 } },
  ],
  explain: () => ({
    formulas: [
      { gives: 'result', is: `value ÷ percent × ${hundred.n}`, when: { mode: ['part'] } },
      { gives: 'result', is: `value ÷ (${hundred.n} + percent) × ${hundred.n}`, when: { mode: ['increased'] } },
      { gives: 'result', is: `value ÷ (${hundred.n} − percent) × ${hundred.n}`, when: { mode: ['decreased'] } },
      { gives: 'difference', is: 'value − result' },
    ],
    limits: ['Adding the same percentage back doesn’t undo a discount: it applies to a smaller number.'],
    lookUp: { vary: 'percent', values: [5, 10, 15, 20, 25, 30, 50], show: ['result'] },
  }),
  run({ value, percent, mode }, name) {
    const share = shareOf[mode](exactly(percent));
    if (share.n === 0n) throw divisionByZero(name('percent'));
    const exact = exactly(value);
    const whole = over(times(exact, hundred), share);
    return { result: rounded(whole), difference: rounded(minus(exact, whole)) };
  },
});
