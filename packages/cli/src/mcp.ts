import type { Command } from './command.ts';
import { wrongUsage } from './mistake.ts';

const options = {} as const;

/** `units mcp`: the tools for agents, on standard input and output. */
export const mcp: Command<typeof options> = {
  name: 'mcp',
  about: 'serve the Model Context Protocol to an agent, on standard input and output',
  operands: '',
  options,
  run: async (_, operands) => {
    if (operands.length > 0) throw wrongUsage('units mcp takes nothing: an agent starts it.');
    (await import('@units/api/mcp')).serveMcp();
    return 0;
  },
};
