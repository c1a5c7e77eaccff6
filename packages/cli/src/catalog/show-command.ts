import type { Command } from '../command.ts';

const options = { json: { type: 'boolean', about: 'as JSON' } } as const;

export type ShowOptions = typeof options;

/** `units show`: what is known of a unit. */
export const show: Command<ShowOptions> = {
  name: 'show',
  about: 'show the definition of a unit, its law, factor and spellings',
  operands: 'UNIT',
  options,
  run: async (given, operands) => (await import('./show.ts')).runShow(given, operands),
};
