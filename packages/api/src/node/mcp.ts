import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from '../mcp/server.ts';
import { createAgentTools } from '../mcp/tools.ts';
import { followRates } from './rates.ts';

export { StartError } from './settings.ts';

/** Options of the server for agents. */
export interface AgentOptions {
  /** A file with exchange rates, read again when it changes. If it is broken, the last valid rates stay in use. */
  readonly ratesFile?: string | undefined;
  /** True to offer every calculator as a separate tool, in addition to the few that answer everything. */
  readonly full?: boolean | undefined;
}

/**
 * Serves the Model Context Protocol on standard input and output, until the input ends. Nothing else may write to
 * standard output meanwhile. Faults are written to standard error. Throws StartError if the file of exchange rates
 * cannot be read.
 *
 * @param options - The tools to offer, and the file of exchange rates.
 */
export const serveMcp = (options: AgentOptions = {}): void => {
  const { ratesFile, full = false } = options;
  const report = (error: unknown): void => console.error(error);
  const tell = (problem: string | undefined): void => {
    if (problem !== undefined) report(problem);
  };
  const rates = ratesFile === undefined ? undefined : followRates(ratesFile, tell, '--rates');
  const tools = createAgentTools(() => rates?.current(), { full });
  serveStdio(() => createMcpServer(tools, report), { onerror: report });
};
