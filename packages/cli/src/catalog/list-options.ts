/** The options of `units list`. */
export const listOptions = {
  format: {
    type: 'string',
    value: 'FORM',
    about: 'text, json, csv or parquet',
    values: ['text', 'json', 'csv', 'parquet'],
  },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
} as const;

export type ListOptions = typeof listOptions;
