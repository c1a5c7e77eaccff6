import type { Context } from 'hono';
import { byName, commonHeaders, never, requestId, toConsole } from '../http/answer.ts';
import { takeBody } from '../http/body.ts';
import type { AnswerMcp } from '../mcp/http.ts';
import type { Options } from './options.ts';

/** The paths where agents ask. */
export const mcpPath = '/mcp';
export const mcpPaths: readonly string[] = [mcpPath];

/** Loads what answers agents, which the first of them needs. */
export const loadMcp = () => import('../mcp/http.ts');

/** `POST /mcp`: the Model Context Protocol, stateless. It is no part of the contract, and has its own documents. */
export const mcp = ({ mcpOrigins = [], rates = () => undefined, report = toConsole }: Options) => {
  let door: AnswerMcp | undefined;

  const handle = async (c: Context): Promise<Response> => {
    const { raw } = c.req;
    const taken = await takeBody(raw);
    if (taken instanceof Response) return taken;
    door ??= (await loadMcp()).createMcpDoor(mcpOrigins, rates, report);
    const id = requestId(raw);
    const answer = await door(raw, id, taken);
    for (const [name, value] of Object.entries(byName(commonHeaders(() => id, never)))) answer.headers.set(name, value);
    return answer;
  };
  return { method: 'POST', path: mcpPath, handle } as const;
};
