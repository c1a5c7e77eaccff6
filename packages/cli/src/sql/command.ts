import type { Command } from '../command.ts';

const options = {
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

export type SqlOptions = typeof options;

/** `units sql`: a table of units and functions for a database. */
export const sql: Command<SqlOptions> = {
  name: 'sql',
  about: 'write a table of units and functions for DuckDB, PostgreSQL or Spark SQL',
  operands: '',
  options,
  run: async (given, operands) => (await import('./run.ts')).runSql(given, operands),
};
