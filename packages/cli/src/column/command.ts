import type { Command } from '../command.ts';
import { columnOptions, type ColumnOptions } from './options.ts';

/** The command `units column`, which converts a column of a CSV, TSV or Parquet file, or of JSON lines. */
export const column: Command<ColumnOptions> = {
  name: 'column',
  about: 'convert a column of CSV, TSV, JSON lines or Parquet',
  operands: '[FILE]',
  options: columnOptions,
  notes: [
    'Without FILE, or with -, it reads standard input. FILE and --output may end in .gz or .zst.',
    'In a .jsonl or .ndjson FILE, each line is a JSON object, and the column is one of its names.',
    'A .parquet FILE needs no --from if its column has a unit (a UCUM code). A number that does not convert',
    'becomes null, and --rejects has its row as a line of JSON.',
    'All other cells stay byte for byte. A cell that is not a number stays too (with --as, the new cell is empty),',
    'and standard error names it with its line; the header is line 1.',
    'Cells may include their uncertainty: 5.0(2), 5.0 ± 4 %. With --uncertainty it is in another column, as a number',
    'or in percent, and --as NAME appends NAME and NAME_uncertainty.',
  ],
  run: async (given, operands) => (await import('./run.ts')).runColumn(given, operands),
};
