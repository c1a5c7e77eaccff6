import { findQuantity, listUnits } from '@units/engine/catalog';
import type { Given } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import type { SqlOptions } from './options.ts';
import { dialects, scriptOf } from './dialects.ts';
import { sqlRows } from './rows.ts';

const isDialect = (name: string | undefined): name is keyof typeof dialects =>
  name !== undefined && Object.hasOwn(dialects, name);

/** Writes the script. */
export const runSql = async (given: Given<SqlOptions>, operands: readonly string[]): Promise<number> => {
  const { dialect, quantity, unknown = 'error', output } = given;
  const names = Object.keys(dialects).join(', ');
  if (operands.length > 0) throw wrongUsage('units sql takes options alone: see units sql --help.');
  if (!isDialect(dialect)) throw wrongUsage(`Say for which database: --dialect with one of ${names}.`);
  if (!['error', 'null'].includes(unknown)) throw wrongUsage('--unknown is error or null.');
  const rows = sqlRows(listUnits(quantity === undefined ? undefined : findQuantity(quantity, '--quantity')));
  const script = scriptOf(dialect, { rows, isLenient: unknown === 'null' });
  if (output === undefined) process.stdout.write(script);
  else await (await import('node:fs/promises')).writeFile(output, script);
  return 0;
};
