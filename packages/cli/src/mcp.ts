import type { Command } from './command.ts';
import { Mistake, wrongUsage } from './mistake.ts';

const options = {
  rates: { type: 'string', value: 'FILE', about: 'rates of exchange, read again when the file changes' },
  full: { type: 'boolean', about: 'offer every calculator as a tool of its own' },
} as const;

/** The command `units mcp`, which serves the tools for agents on standard input and output. */
export const mcp: Command<typeof options> = {
  name: 'mcp',
  about: 'serve the Model Context Protocol on standard input and output',
  operands: '',
  options,
  run: async ({ rates, full }, operands) => {
    if (operands.length > 0) throw wrongUsage('units mcp takes nothing: an agent starts it.');
    const { serveMcp, StartError } = await import('@units/api/mcp');
    try {
      serveMcp({ ratesFile: rates, full });
    } catch (error) {
      throw error instanceof StartError ? new Mistake(error.message) : error;
    }
    return 0;
  },
};
