import type { Command } from './command.ts';
import { wrongUsage } from './mistake.ts';

const options = {
  port: { type: 'string', value: 'NUMBER', about: 'the port; 8000 unless given, 0 for any that is free' },
  host: { type: 'string', value: 'ADDRESS', about: 'the address to listen on; default: only this machine' },
} as const;

const mostPort = 65_535;

/** The command `units serve`, which serves the HTTP API. */
export const serve: Command<typeof options> = {
  name: 'serve',
  about: 'serve the HTTP API, with MCP at /mcp',
  operands: '',
  options,
  notes: ['Everything else is set by the environment, as docs/operations.md says.'],
  run: async ({ port, host }, operands) => {
    if (operands.length > 0) throw wrongUsage('units serve takes options alone: see units serve --help.');
    if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= mostPort))
      throw wrongUsage(`--port takes a whole number from 0 to ${mostPort}; got ${port}.`);
    if (port !== undefined) process.env.PORT = port;
    // A server started in a terminal is not open to the network by default
    process.env.HOST = host ?? (process.env.HOST?.trim() || '127.0.0.1');
    const { run } = await import('@units/api/run');
    await run();
    return 0;
  },
};
