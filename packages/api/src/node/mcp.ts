import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from '../mcp/server.ts';
import { createAgentTools } from '../mcp/tools.ts';

/**
 * Serves the Model Context Protocol on standard input and output, until the input ends. Nothing else may write to
 * standard output meanwhile; faults are told on standard error.
 */
export const serveMcp = (): void => {
  const report = (error: unknown): void => console.error(error);
  const tools = createAgentTools(() => undefined);
  serveStdio(() => createMcpServer(tools, report), { onerror: report });
};
