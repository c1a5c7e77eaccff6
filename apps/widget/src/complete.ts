import type { Quantity } from '@units/engine/browse';
import { readColumns } from './unpack.ts';

type Row = Quantity['units'][number];

/** Stands for a plural that is the name. */
export const sameAsName = '=';

const readLog = (cell: string): Row['log'] => {
  const [base, per] = cell.split(' ');
  return { base: base === 'e' ? base : (Number(base) as 2 | 10), per: per! };
};

/** What the cells say of a row; an empty one says nothing. */
const readRow = (row: Row, cells: readonly (string | undefined)[]): Partial<Row> => {
  const [name = row.name, plural = row.plural, names, symbols, log] = cells;
  return {
    ...(name && { name }),
    ...(plural && { plural: plural === sameAsName ? (name ?? row.id.replaceAll('-', ' ')) : plural }),
    ...(names && { names: names.split(',') }),
    ...(symbols && { symbols: symbols.split(',') }),
    ...(log && { log: readLog(log) }),
  } as Partial<Row>;
};

/** Makes the quantities of a first view whole, for all that reads spellings: it must be done before anything does. */
export const complete = (quantities: readonly Quantity[], table: string): void => {
  const [heads, ...columns] = readColumns(table);
  for (const [at, quantity] of quantities.entries()) {
    const [dimension, inTurns] = heads![at]!.split('|');
    Object.assign(quantity, { dimension, ...(inTurns === undefined ? {} : { inTurns: true }) });
  }
  const rows = quantities.flatMap(({ units }) => units);
  for (const [at, row] of rows.entries()) {
    const cells = columns.map((column) => column[at] || undefined);
    Object.assign(row, readRow(row, cells));
  }
};
