import type { Command } from '../command.ts';
import { sqlOptions, type SqlOptions } from './options.ts';

/** `units sql`: a table of units and functions for a database. */
export const sql: Command<SqlOptions> = {
  name: 'sql',
  about: 'write a table of units and functions for DuckDB, PostgreSQL or Spark SQL',
  operands: '',
  options: sqlOptions,
  run: async (given, operands) => (await import('./run.ts')).runSql(given, operands),
};
