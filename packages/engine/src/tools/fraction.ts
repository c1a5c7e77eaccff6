import { toRepeating } from '../model/decimal.ts';
import { divisionByZero } from '../model/error.ts';
import { hundred } from '../arithmetic/percent.ts';
import { ratio, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, either, integer, number, record, text, tool } from '../tool/declaration.ts';

/** The longest repeating period that is written out, in digits. */
const longestPeriod = 1000;

/** Returns the fields that each operation adds to the fraction. */
const outcome = (operation: 'simplify' | 'decimal' | 'percent', value: Ratio) => {
  switch (operation) {
    case 'simplify':
      // Reducing never enlarges them, so both are safe integers
      return { result: { numerator: Number(value.n), denominator: Number(value.d) } };
    case 'decimal':
      return { result: rounded(value), repeating: toRepeating(value, longestPeriod) };
    default:
      return { result: rounded(times(value, hundred)) };
  }
};

/**
 * Returns a fraction in lowest terms, as a decimal or as a percentage. Numerator and denominator are safe integers.
 *
 * @throws UnitsError for a denominator of zero.
 * @example fraction({ numerator: 1, denominator: 6, op: 'decimal' }).repeating // '0.1(6)'
 */
export const fraction = tool({
  id: 'fraction',
  name: 'Fraction calculator',
  category: 'numbers',
  description: 'Simplify a fraction, or convert it to a decimal or percentage.',
  keywords: ['reduce', 'lowest terms', 'numerator', 'denominator', 'repeating decimal', 'recurring', 'divide'],
  main: 'result',
  asks: [
    {
      says: [
        '(simplify|reduce) {numerator}/{denominator} [to (lowest terms|simplest form)]',
        '{numerator}/{denominator} (simplified|reduced|in lowest terms|in simplest form)',
      ],
      given: { op: 'simplify' },
    },
    { says: ['{numerator}/{denominator} (as|in|into|to) decimal'], given: { op: 'decimal' } },
    { says: ['{numerator}/{denominator} (as|in|into|to) (percent|percentage|%)'], given: { op: 'percent' } },
  ],
  params: {
    numerator: integer({ label: 'Numerator' }),
    denominator: integer({ label: 'Denominator', description: 'Any integer except 0.' }),
    op: choice({
      label: 'Operation',
      values: ['simplify', 'decimal', 'percent'],
      names: { simplify: 'in lowest terms', decimal: 'as a decimal', percent: 'as a percentage' },
    }),
  },
  result: {
    numerator: integer({ label: 'Numerator' }),
    denominator: integer({ label: 'Denominator' }),
    operation: choice({ label: 'Operation', values: ['simplify', 'decimal', 'percent'] }),
    result: either({
      label: 'Result',
      description: 'The reduced fraction for simplify, otherwise a number.',
      of: [
        number({ label: 'Number' }),
        record({
          label: 'Reduced fraction',
          fields: {
            numerator: integer({ label: 'Numerator' }),
            denominator: integer({ label: 'Denominator', min: 1 }),
          },
        }),
      ],
    }),
    repeating: text({
      label: 'Exact decimal',
      // A getter: a template evaluated here would stop bundlers from dropping an unused tool
      get description() {
        return `The exact decimal, with repeating digits in parentheses. Absent if more than ${longestPeriod} digits repeat.`;
      },
      optional: true,
    }),
  },
  examples: [
    {
      given: { numerator: 1, denominator: 6, op: 'decimal' },
      gives: { numerator: 1, denominator: 6, operation: 'decimal', result: 0.16666666666666666, repeating: '0.1(6)' },
    },
    {
      given: { numerator: 18, denominator: 24 },
      gives: { numerator: 18, denominator: 24, operation: 'simplify', result: { numerator: 3, denominator: 4 } },
    },
    {
      given: { numerator: 3, denominator: 4, op: 'percent' },
      gives: { numerator: 3, denominator: 4, operation: 'percent', result: 75 },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'result', is: 'numerator ÷ denominator', when: { op: ['decimal'] } },
      { gives: 'result', is: `numerator ÷ denominator × ${hundred.n}`, when: { op: ['percent'] } },
    ],
    rules: ['To simplify, divide both parts by their greatest common divisor.'],
    limits: [
      'A negative fraction has its sign on the numerator.',
      `Repeating digits are in parentheses, up to ${longestPeriod} of them.`,
    ],
    lookUp: { vary: 'denominator', values: [2, 3, 4, 5, 6, 7, 8, 9, 12, 16], show: ['result'] },
  }),
  run({ numerator, denominator, op }, name) {
    if (denominator === 0) throw divisionByZero(name('denominator'));
    return { numerator, denominator, operation: op, ...outcome(op, ratio(BigInt(numerator), BigInt(denominator))) };
  },
});
