import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from '../mcp/server.ts';
import { createAgentTools } from '../mcp/tools.ts';
import { followRates } from './rates.ts';

export { StartError } from './settings.ts';

/** Options of the server for agents. */
export interface AgentOptions {
  /** A file with rates of exchange, read again when it changes; a broken one leaves the last good rates in use. */
  readonly ratesFile?: string | undefined;
  /** Offers every calculator as a tool of its own, beside the few that answer everything. */
  readonly full?: boolean | undefined;
}

/**
 * Serves the Model Context Protocol on standard input and output, until the input ends. Nothing else may write to
 * standard output meanwhile; faults are written to standard error. Throws a StartError for a file of rates that cannot be read.
 *
 * @param options - Which tools there are, and where rates of exchange are.
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
