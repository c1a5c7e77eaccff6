import type { Command } from '../command.ts';
import { listOptions, type ListOptions } from './list-options.ts';

/** The command `units list`, which lists the quantities, the units of one, or the units that a word finds. */
export const list: Command<ListOptions> = {
  name: 'list',
  about: 'list quantities, or the units of one, or units by word',
  operands: '[QUANTITY|WORD]',
  options: listOptions,
  notes: [
    'As csv and parquet it is a table of every spelling with its scale and offset: base = value × scale + offset.',
  ],
  run: async (given, operands) => (await import('./list.ts')).runList(given, operands),
};
