/** The options of `units sql`. */
export const sqlOptions = {
  dialect: {
    type: 'string',
    value: 'NAME',
    about: 'duckdb, postgres or spark',
    values: ['duckdb', 'postgres', 'spark'],
  },
  quantity: { type: 'string', value: 'NAME', about: 'the units of one quantity alone' },
  unknown: {
    type: 'string',
    value: 'WHAT',
    about: 'error (unless given) or null, for units that do not convert',
    values: ['error', 'null'],
  },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
} as const;

export type SqlOptions = typeof sqlOptions;
