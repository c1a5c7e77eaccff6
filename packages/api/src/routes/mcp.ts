import type { Context } from 'hono';
import { byName, commonHeaders, never, requestId, toConsole } from '../http/answer.ts';
import { takeBody } from '../http/body.ts';
import type { AnswerMcp } from '../mcp/http.ts';
import type { Options } from './options.ts';

/** Where agents ask. */
export const mcpPath = '/mcp';

/**
 * `POST /mcp`: the Model Context Protocol, stateless. It is no part of the contract, and has its own documents. What
 * answers is loaded for the first who asks.
 */
export const mcp = ({ mcpOrigins = [], rates = () => undefined, report = toConsole }: Options) => {
  let door: Promise<AnswerMcp> | undefined;
  const open = async (): Promise<AnswerMcp> =>
    (await import('../mcp/http.ts')).createMcpDoor(mcpOrigins, rates, report);

  const handle = async (c: Context): Promise<Response> => {
    const { raw } = c.req;
    const taken = await takeBody(raw);
    if (taken instanceof Response) return taken;
    const answerMcp = await (door ??= open());
    const id = requestId(raw);
    const answer = await answerMcp(raw, id, taken);
    for (const [name, value] of Object.entries(byName(commonHeaders(() => id, never)))) answer.headers.set(name, value);
    return answer;
  };
  return { method: 'POST', path: mcpPath, handle } as const;
};
