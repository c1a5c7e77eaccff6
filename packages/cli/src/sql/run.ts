import { join } from 'node:path';
import { findQuantity, listUnitRecords } from '@units/engine/catalog';
import type { Given } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import { dbtPackage } from './dbt.ts';
import { dialects, scriptOf } from './dialects.ts';
import { factorDialects, factorTable, type FactorDialect } from './factor-table.ts';
import { factorsFor } from './factors.ts';
import type { SqlOptions } from './options.ts';
import { sqlRows } from './rows.ts';

const hasFunctions = (name: FactorDialect): name is keyof typeof dialects => Object.hasOwn(dialects, name);

/** Returns the names in a comma-separated list. */
const namesIn = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const scriptFor = (dialect: FactorDialect, given: Given<SqlOptions>): string => {
  const { quantity, unknown } = given;
  const targets = namesIn(given.to);
  if (targets) {
    if (quantity !== undefined || unknown !== undefined)
      throw wrongUsage('--quantity and --unknown are for functions: --to makes a table of factors.');
    return factorTable(dialect, factorsFor(targets, namesIn(given.units)));
  }
  if (given.units !== undefined) throw wrongUsage('--units needs --to: the units that they are converted to.');
  if (!hasFunctions(dialect))
    throw wrongUsage(`${dialect} takes a table of factors: say the units to convert to, as in --to kg,cm.`);
  const rows = sqlRows(listUnitRecords(quantity === undefined ? undefined : findQuantity(quantity, '--quantity')));
  return scriptOf(dialect, { rows, isLenient: unknown === 'null' });
};

/** Writes a dbt package to a folder. */
const writePackage = async (folder: string, given: Given<SqlOptions>): Promise<void> => {
  const { dialect, quantity, unknown, output, units } = given;
  const targets = namesIn(given.to);
  if (!targets) throw wrongUsage('--dbt needs --to: the units that your models convert to, as in --to kg,cm.');
  if ((dialect ?? quantity ?? unknown ?? output) !== undefined)
    throw wrongUsage('--dbt takes only --to and --units: the package is for all dialects.');
  const command = [
    'units sql --dbt units',
    `--to '${given.to}'`,
    ...(units === undefined ? [] : [`--units '${units}'`]),
  ];
  const { mkdir, writeFile } = await import('node:fs/promises');
  await mkdir(join(folder, 'macros'), { recursive: true });
  for (const [path, text] of Object.entries(dbtPackage(factorsFor(targets, namesIn(units)), command.join(' '))))
    await writeFile(join(folder, path), text);
};

/** Writes the script. */
export const runSql = async (given: Given<SqlOptions>, operands: readonly string[]): Promise<number> => {
  const { dialect, output } = given;
  const names = Object.keys(factorDialects).join(', ');
  if (operands.length > 0) throw wrongUsage('units sql takes options alone: see units sql --help.');
  if (given.dbt !== undefined) {
    await writePackage(given.dbt, given);
    return 0;
  }
  if (dialect === undefined) throw wrongUsage(`Say for which database: --dialect with one of ${names}.`);
  const script = scriptFor(dialect, given);
  if (output === undefined) process.stdout.write(script);
  else await (await import('node:fs/promises')).writeFile(output, script);
  return 0;
};
