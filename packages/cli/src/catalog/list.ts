import { listUnitRecords, type CategoryRecord } from '@units/engine/catalog';
import type { Given } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import { columns } from '../terminal/table.ts';
import { csvOf } from './csv.ts';
import { findCategories } from './find.ts';
import type { ListOptions } from './list-options.ts';
import { spellingRows } from './spellings.ts';

const quantityLines = (categories: readonly CategoryRecord[]): string =>
  columns(
    categories.map(({ name, units }) => [
      name,
      `${units.length}`,
      units
        .slice(0, 6)
        .map(({ symbol }) => symbol)
        .join(', '),
    ]),
  );

const unitLines = (categories: readonly CategoryRecord[]): string =>
  categories
    .map(({ name, units }) => `${name}\n${columns(units.map((unit) => [` ${unit.id}`, unit.symbol, unit.plural]))}`)
    .join('\n');

const parquet = async (categories: readonly CategoryRecord[]): Promise<Uint8Array> => {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const rows = spellingRows(categories);
  const text = (name: 'kind' | 'quantity' | 'spelling' | 'unit') =>
    ({ name, data: rows.map((row) => row[name]), type: 'STRING' }) as const;
  const double = (name: 'offset' | 'scale') => ({ name, data: rows.map((row) => row[name]), type: 'DOUBLE' }) as const;
  const columnData = [
    text('spelling'),
    text('unit'),
    text('quantity'),
    text('kind'),
    double('scale'),
    double('offset'),
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData }));
};

type Write = (categories: readonly CategoryRecord[], isAll: boolean) => Promise<Uint8Array> | Uint8Array | string;

const forms: Readonly<Record<NonNullable<Given<ListOptions>['format']>, Write>> = {
  text: (categories, isAll) => (isAll ? quantityLines(categories) : unitLines(categories)),
  json: (categories) => `${JSON.stringify(categories, null, 2)}\n`,
  csv: (categories) => csvOf(spellingRows(categories)),
  parquet,
};

/** Lists the quantities or units in the requested format. */
export const runList = async (given: Given<ListOptions>, operands: readonly string[]): Promise<number> => {
  const { format = 'text', output } = given;
  const word = operands.join(' ');
  if (format === 'parquet' && output === undefined && process.stdout.isTTY)
    throw wrongUsage('Parquet is a binary format: write it to a file with --output FILE.');
  const body = await forms[format](word === '' ? listUnitRecords() : findCategories(word), word === '');
  if (output === undefined) process.stdout.write(body);
  else await (await import('node:fs/promises')).writeFile(output, body);
  return 0;
};
