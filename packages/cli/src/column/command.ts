import type { Command } from '../command.ts';
import { columnOptions, type ColumnOptions } from './options.ts';

/** `units column`: converts a column of a CSV or TSV file. */
export const column: Command<ColumnOptions> = {
  name: 'column',
  about: 'convert a column of a CSV or TSV file',
  operands: '[FILE]',
  options: columnOptions,
  notes: [
    'Without FILE, or with -, it reads standard input. FILE and --output may end in .gz.',
    'Every other cell stays as it is, byte for byte. A cell that is no',
    'number is left as it is (or empty, with --as), and named with its line on standard error; the header is line 1.',
    'Cells such as 5.0(2) and 5.0 ± 4 % have their uncertainty with them; with --uncertainty it stands in a column of',
    'its own, as a number or in percent, and --as NAME appends NAME and NAME_uncertainty.',
  ],
  run: async (given, operands) => (await import('./run.ts')).runColumn(given, operands),
};
