import type { Command } from '../command.ts';

const options = {
  column: { type: 'string', value: 'NAME', about: 'the column to convert, by its name in the header' },
  from: { type: 'string', value: 'UNIT', about: 'the unit of its numbers' },
  to: { type: 'string', value: 'UNIT', about: 'the unit to convert them to' },
  as: { type: 'string', value: 'NAME', about: 'append a new column instead of replacing the numbers' },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
  delimiter: {
    type: 'string',
    value: 'CHARACTER',
    about: 'what stands between cells; found by the header unless given',
  },
  'no-quotes': { type: 'boolean', about: 'quotes are ordinary characters, as in plain TSV' },
  strict: { type: 'boolean', about: 'end with code 1 where a cell was left' },
} as const;

export type ColumnOptions = typeof options;

/** `units column`: converts a column of a CSV or TSV file. */
export const column: Command<ColumnOptions> = {
  name: 'column',
  about: 'convert a column of a CSV or TSV file of any length',
  operands: '[FILE]',
  options,
  notes: [
    'Without FILE, or with -, it reads standard input. Every other cell stays as it is, byte for byte. A cell that is no',
    'number is left as it is (or empty, with --as), and named with its line on standard error; the header is line 1.',
  ],
  run: async (given, operands) => (await import('./run.ts')).runColumn(given, operands),
};
