import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import type { Rates } from '@units/engine/ask';
import { limits } from '../contract.ts';
import { createMcpServer } from './server.ts';
import { createAgentTools } from './tools.ts';

/** Streams of changes that stay open at once. Nothing ever changes here, so few are worth having. */
const mostSubscriptions = 16;

/** Answers a request whose body has been read, and whose id is this. */
export type AnswerMcp = (request: Request, id: string, body: Uint8Array<ArrayBuffer>) => Promise<Response>;

/**
 * The door for agents. Pages in a browser may ask from this machine and from the hosts that are given: by their `Origin`,
 * as a page may reach a server on this machine under a name of its own choice.
 */
export const createMcpDoor = (
  origins: readonly string[],
  rates: () => Rates | undefined,
  report: (error: unknown, requestId: string) => void,
): AnswerMcp => {
  const tools = createAgentTools(rates);
  const allowed = [...localhostAllowedOrigins(), ...origins];
  const ids = new WeakMap<Request, string>();
  const handler = createMcpHandler(
    ({ requestInfo }) => createMcpServer(tools, (error) => report(error, (requestInfo && ids.get(requestInfo)) ?? '')),
    { maxRequestBodySize: limits.body, maxSubscriptions: mostSubscriptions },
  );
  return async (request, id, body) => {
    const refused = originValidationResponse(request, allowed);
    if (refused) return refused;
    const { url, method, headers } = request;
    const read = new Request(url, { method, headers, body });
    ids.set(read, id);
    return handler.fetch(read);
  };
};
