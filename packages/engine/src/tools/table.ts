import { exactly } from '../core/decimal.ts';
import { converter } from '../core/engine.ts';
import { awayFromEnd, mustNotBeZero, noResultAt, tooManyRows, UnitsError } from '../core/error.ts';
import { compare, minus, over, plus, ratio, times, zero, type Ratio } from '../core/ratio.ts';
import { rounded } from '../core/rounded.ts';
import { integer, list, number, tool, unit, type Naming } from '../core/tool.ts';

/** The most rows of one table. */
const mostRows = 1000;

const nineSteps = ratio(9n);

/** The number of rows from start to end; decided before any row is made. */
const countRows = (start: Ratio, end: Ratio, step: Ratio, name: Naming): number => {
  if (compare(step, zero) === 0) throw mustNotBeZero(name('step'));
  const steps = over(minus(end, start), step);
  if (compare(steps, zero) < 0) throw awayFromEnd(name('step'), rounded(step), name('end'));
  const count = steps.n / steps.d + 1n;
  if (count > mostRows) throw tooManyRows(name('step'), mostRows);
  return Number(count);
};

/** A value without a result, such as 0 mpg in L/100 km: the caller knows it as a row, not as a parameter. */
const convertRow = (convert: (value: number) => number, value: number, name: Naming): number => {
  try {
    return convert(value);
  } catch (error) {
    throw error instanceof UnitsError ? noResultAt(name('start'), value, error) : error;
  }
};

/**
 * Converts a range of values. Row i is start + i·step in exact decimal arithmetic, up to and including `end`, which is
 * nine steps away unless given; a negative step counts down.
 *
 * @throws UnitsError for units that do not convert, a step that is zero or leads away from the end, and over 1,000 rows.
 * @example table({ from: 'in', to: 'cm', start: 0, end: 1, step: 0.1 }).rows[3] // { value: 0.3, result: 0.762 }
 */
export const table = tool({
  id: 'table',
  name: 'Conversion table',
  category: 'units',
  description: 'Converts a range of values between two units, one row a step.',
  keywords: ['chart', 'list', 'range', 'series', 'unit', 'converter', 'convert'],
  params: {
    from: unit({ label: 'From' }),
    to: unit({ label: 'To' }),
    start: number({ label: 'Start', default: 1 }),
    end: number({ label: 'End', description: 'Nine steps after the start unless given.', optional: true }),
    step: number({ label: 'Step', description: 'Not zero; negative to count down.', default: 1 }),
  },
  result: {
    from: unit({ label: 'From' }),
    to: unit({ label: 'To' }),
    start: number({ label: 'Start' }),
    end: number({ label: 'End' }),
    step: number({ label: 'Step' }),
    count: integer({ label: 'Rows', min: 1, max: mostRows }),
    rows: list({
      label: 'Rows',
      fields: { value: number({ label: 'Value' }), result: number({ label: 'Result' }) },
    }),
  },
  examples: [
    {
      given: { from: 'in', to: 'cm', start: 0, end: 0.4, step: 0.1 },
      gives: {
        from: 'in',
        to: 'cm',
        start: 0,
        end: 0.4,
        step: 0.1,
        count: 5,
        rows: [
          { value: 0, result: 0 },
          { value: 0.1, result: 0.254 },
          { value: 0.2, result: 0.508 },
          { value: 0.3, result: 0.762 },
          { value: 0.4, result: 1.016 },
        ],
      },
    },
  ],
  explain: () => ({
    rules: ['Each row is one step further than the last, reckoned in exact decimals from the start, and converted.'],
    limits: [
      'The last row is the last step that does not pass the end.',
      `Where no end is given, it lies ${nineSteps.n} steps away.`,
      'A negative step counts down.',
      `A table has at most ${mostRows} rows.`,
    ],
  }),
  run({ from, to, start, end, step }, name) {
    const convert = converter(from, to);
    const [first, increment] = [exactly(start), exactly(step)];
    const exactEnd = end === undefined ? plus(first, times(increment, nineSteps)) : exactly(end);
    const last = rounded(exactEnd);
    const count = countRows(first, exactEnd, increment, name);
    const rows = Array.from({ length: count }, (_, i) => {
      const value = rounded(plus(first, times(increment, ratio(BigInt(i)))));
      return { value, result: convertRow(convert, value, name) };
    });
    return { from, to, start, end: last, step, count, rows };
  },
});
