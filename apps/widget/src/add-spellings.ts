import type { Quantity } from '@units/engine/browse';
import { readColumns } from './unpack.ts';

type Row = Quantity['units'][number];

/** Stands for a plural that is the name. */
export const sameAsName = '=';

const readLog = (cell: string): Row['log'] => {
  const [base, per] = cell.split(' ');
  return { base: base === 'e' ? base : (Number(base) as 2 | 10), per: per! };
};

const readList = (cell: string): readonly string[] | undefined => (cell === '' ? undefined : cell.split(','));

/** Gives the rows of a first view all that units are called, and levels their scales, before anything looks for it. */
export const addSpellings = (quantities: readonly Quantity[], table: string): void => {
  const [singulars, plurals, names, symbols, logs] = readColumns(table) as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const rows = quantities.flatMap(({ units }) => units);
  for (const [at, row] of rows.entries()) {
    const name = singulars[at] || row.name;
    const plural = plurals[at] === sameAsName ? (name ?? row.id.replaceAll('-', ' ')) : plurals[at] || row.plural;
    Object.assign(row, {
      ...(name && { name }),
      ...(plural && { plural }),
      names: readList(names[at]!),
      symbols: readList(symbols[at]!),
      ...(logs[at] && { log: readLog(logs[at]) }),
    });
  }
};
