import type { Command } from '../command.ts';
import { sqlOptions, type SqlOptions } from './options.ts';

/** The command `units sql`, which writes tables of units and functions for a database. */
export const sql: Command<SqlOptions> = {
  name: 'sql',
  about: 'write units as tables and functions for a database',
  operands: '',
  options: sqlOptions,
  run: async (given, operands) => (await import('./run.ts')).runSql(given, operands),
};
