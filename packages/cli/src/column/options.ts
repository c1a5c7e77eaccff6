/** The options of `units column`. */
export const columnOptions = {
  column: {
    type: 'string',
    multiple: true,
    value: 'NAME',
    about: 'the column to convert, by its name in the header or in the objects; several may be given',
  },
  from: {
    type: 'string',
    multiple: true,
    value: 'UNIT',
    about: 'the unit of its numbers; one for all columns or for each. A Parquet file may state it',
  },
  to: { type: 'string', multiple: true, value: 'UNIT', about: 'the unit to convert them to; one for all or for each' },
  uncertainty: {
    type: 'string',
    value: 'NAME',
    about: 'the column of their uncertainties, which is converted with them',
  },
  as: {
    type: 'string',
    multiple: true,
    value: 'NAME',
    about: 'append a new column instead of replacing the numbers; one for each column',
  },
  format: {
    type: 'string',
    value: 'FORM',
    about: 'csv (TSV too), jsonl (a JSON object a line) or parquet; by the ending of FILE unless given',
    values: ['csv', 'jsonl', 'parquet'],
  },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
  rejects: {
    type: 'string',
    value: 'FILE',
    about: 'write rows with a cell that is not a number there, as they are, and not with the others',
  },
  delimiter: {
    type: 'string',
    value: 'CHARACTER',
    about: 'what stands between cells; found by the header unless given',
  },
  'no-quotes': { type: 'boolean', about: 'quotes are ordinary characters, as in plain TSV' },
  strict: { type: 'boolean', about: 'end with code 1 where a cell was left' },
} as const;

export type ColumnOptions = typeof columnOptions;
