import type { Command } from '../command.ts';
import { rewriteOptions, type RewriteOptions } from './options.ts';

/** The command `units rewrite`, which converts the quantities of a text. */
export const rewrite: Command<RewriteOptions> = {
  name: 'rewrite',
  about: 'write the quantities of a text in other units',
  operands: '[FILE]',
  options: rewriteOptions,
  notes: [
    'Without FILE, or with -, it reads standard input. Code, links and attributes of Markdown and HTML stay as they are,',
    'and so does what may be no quantity and what the text says in two units already.',
  ],
  run: async (given, operands) => (await import('./run.ts')).runRewrite(given, operands),
};
