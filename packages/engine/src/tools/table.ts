import { converter } from '../conversion/catalogue.ts';
import { mostRows, stepsToEnd, tabulate } from '../tool/tabulate.ts';
import { integer, list, number, tool, unit } from '../tool/declaration.ts';

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
  main: 'count',
  asks: [
    '[conversion] table (of|for|from) {from} (to|in|into) {to} [from {start} to {end}] [by {step}|in steps of {step}|step {step}]',
    '{from} (to|in|into) {to} [conversion] table [from {start} to {end}] [by {step}|in steps of {step}|step {step}]',
  ],
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
      `Where no end is given, it lies ${stepsToEnd} steps away.`,
      'A negative step counts down.',
      `A table has at most ${mostRows} rows.`,
    ],
  }),
  run({ from, to, start, end, step }, name) {
    const { end: last, count, rows } = tabulate(converter(from, to), { start, end, step }, name);
    return { from, to, start, end: last, step, count, rows };
  },
});
