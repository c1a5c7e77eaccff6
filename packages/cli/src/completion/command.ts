import type { Command } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import { scripts } from './scripts.ts';

const options = {} as const;

/** The command `units complete`, which provides the completions of a shell. */
export const complete: Command<typeof options> = {
  name: 'complete',
  about: 'print the completions for bash, zsh or fish',
  operands: 'SHELL',
  options,
  notes: [
    'bash and zsh: put `source <(units complete bash)` (or zsh) into ~/.bashrc or ~/.zshrc.',
    'fish: units complete fish > ~/.config/fish/completions/units.fish',
  ],
  run: async (_, [shell = '', ...more]) => {
    const script = Object.hasOwn(scripts, shell) && more.length === 0 ? scripts[shell] : undefined;
    if (script === undefined) throw wrongUsage(`Say which shell: ${Object.keys(scripts).join(', ')}.`);
    process.stdout.write(script);
    return 0;
  },
};
