import type { Context } from 'hono';
import { byName, commonHeaders, never, requestId, toConsole } from '../http/answer.ts';
import { takeBody } from '../http/body.ts';
import type { AnswerMcp } from '../mcp/http.ts';
import type { Options } from './options.ts';

/** The path for agents with a few tools that answer everything. The other path has every calculator as a tool. */
export const mcpPath = '/mcp';
const fullPath = '/mcp/full';
export const mcpPaths: readonly string[] = [mcpPath, fullPath];

/** Loads the code for agents, at their first request. */
export const loadMcp = () => import('../mcp/http.ts');

const doorAt = (
  path: string,
  { mcpOrigins = [], rates = () => undefined, report = toConsole, pause = async () => {} }: Options,
) => {
  let door: AnswerMcp | undefined;

  const open = async (): Promise<AnswerMcp> => {
    const { createAgentTools, createMcpDoor } = await loadMcp();
    return createMcpDoor(createAgentTools(rates, { full: path === fullPath }), mcpOrigins, report);
  };

  const handle = async (c: Context): Promise<Response> => {
    const { raw } = c.req;
    const taken = await takeBody(raw);
    if (taken instanceof Response) return taken;
    door ??= await open();
    const id = requestId(raw);
    const answer = await door(raw, id, taken, () => pause(c.env));
    for (const [name, value] of Object.entries(byName(commonHeaders(() => id, never)))) answer.headers.set(name, value);
    return answer;
  };
  return { method: 'POST', path, handle } as const;
};

/**
 * Returns the routes `POST /mcp` and `/mcp/full`: the Model Context Protocol, stateless. They are not part of the
 * contract, and have their own documents.
 */
export const mcp = (options: Options) => mcpPaths.map((path) => doorAt(path, options));
