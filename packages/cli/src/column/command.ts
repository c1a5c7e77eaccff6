import type { Command } from '../command.ts';
import { columnOptions, type ColumnOptions } from './options.ts';

/** The command `units column`, which converts a column of a CSV, TSV or Parquet file, or of JSON lines. */
export const column: Command<ColumnOptions> = {
  name: 'column',
  about: 'convert a column of CSV, TSV, JSON lines or Parquet',
  operands: '[FILE]',
  options: columnOptions,
  notes: [
    'Without FILE, or with -, it reads standard input. FILE and --output may end in .gz or .zst,',
    'FILE in .jsonl or .ndjson: then each line is a JSON object, and the column one of its names.',
    'A .parquet FILE needs no --from if its column has a unit (a UCUM code), and a number that does not convert',
    'becomes null: --rejects has its row as a line of JSON.',
    'Every other cell stays as it is, byte for byte. A cell that is no',
    'number is left as it is (or empty, with --as), and named with its line on standard error; the header is line 1.',
    'Cells such as 5.0(2) and 5.0 ± 4 % have their uncertainty with them; with --uncertainty it stands in a column of',
    'its own, as a number or in percent, and --as NAME appends NAME and NAME_uncertainty.',
  ],
  run: async (given, operands) => (await import('./run.ts')).runColumn(given, operands),
};
