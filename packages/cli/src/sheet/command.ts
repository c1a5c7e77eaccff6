import type { Command } from '../command.ts';
import { sheetOptions, type SheetOptions } from './options.ts';

/** The command `units sheet`, for a page of calculations with names. */
export const sheet: Command<SheetOptions> = {
  name: 'sheet',
  about: 'answer a page of calculations with names',
  operands: '[FILE]',
  options: sheetOptions,
  notes: [
    'Each line is a question, with names beside: speed = 12.4 km / 58 min, speed * 2 h in miles, prev, sum, average,',
    'f(x) = x² + 1. Without FILE, or with -, it reads standard input. A line with an error ends it with code 1.',
  ],
  run: async (given, operands) => (await import('./run.ts')).runSheet(given, operands),
};
