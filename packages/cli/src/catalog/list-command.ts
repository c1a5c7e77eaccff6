import type { Command } from '../command.ts';

const options = {
  format: {
    type: 'string',
    value: 'FORM',
    about: 'text, json, csv or parquet',
    values: ['text', 'json', 'csv', 'parquet'],
  },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
} as const;

export type ListOptions = typeof options;

/** `units list`: the quantities, or the units of one, or those that a word finds. */
export const list: Command<ListOptions> = {
  name: 'list',
  about: 'list the quantities, or the units of one or with a word',
  operands: '[QUANTITY|WORD]',
  options,
  notes: [
    'As csv and parquet it is a table of every spelling with its scale and offset: base = value × scale + offset.',
  ],
  run: async (given, operands) => (await import('./list.ts')).runList(given, operands),
};
