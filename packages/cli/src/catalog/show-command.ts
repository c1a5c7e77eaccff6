import type { Command } from '../command.ts';
import { showOptions, type ShowOptions } from './show-options.ts';

/** The command `units show`, which shows all data of a unit. */
export const show: Command<ShowOptions> = {
  name: 'show',
  about: "show a unit's definition, source, factor and spellings",
  operands: 'UNIT',
  options: showOptions,
  run: async (given, operands) => (await import('./show.ts')).runShow(given, operands),
};
