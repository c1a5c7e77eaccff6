import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import { limits } from '../contract.ts';
import { createMcpServer } from './server.ts';
import type { AgentTools } from './tools.ts';

/** The most event streams that are open at once. Nothing ever changes here, so few are enough. */
const mostSubscriptions = 16;

/** Answers a request whose body and id are known. */
export type AnswerMcp = (
  request: Request,
  id: string,
  body: Uint8Array<ArrayBuffer>,
  pause: () => Promise<void>,
) => Promise<Response>;

export { createAgentTools } from './tools.ts';

/** The header that identifies a call within this process. It replaces a header of the caller. */
const callHeader = 'x-units-call';

/** Returns a JSON-RPC error for a request whose own id is unknown. */
const invalidRequest = (message: string): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } }, { status: 400 });

/** Returns true if a body is an array of messages, by its first character after white space and a byte order mark. */
const isArray = (body: Uint8Array): boolean => body.find((byte) => byte > 0x20 && byte < 0x80) === 0x5b;

/**
 * Returns the function that answers agents over HTTP. Web pages may send requests from this machine and from `origins`.
 * Their `Origin` header is checked, because a page may reach a server on this machine under a host name of its own.
 */
export const createMcpDoor = (
  tools: AgentTools,
  origins: readonly string[],
  report: (error: unknown, requestId: string) => void,
): AnswerMcp => {
  const allowed = [...localhostAllowedOrigins(), ...origins];
  const known = new Map<string, { readonly id: string; readonly pause: () => Promise<void> }>();
  let calls = 0;
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const { id = '', pause } = known.get(requestInfo?.headers.get(callHeader) ?? '') ?? {};
      return createMcpServer(tools, (error) => report(error, id), pause);
    },
    { maxRequestBodySize: limits.body, maxSubscriptions: mostSubscriptions },
  );
  return async (request, id, body, pause) => {
    const refused = originValidationResponse(request, allowed);
    if (refused) return refused;
    if (isArray(body)) return invalidRequest('Send one message in each request: arrays are not taken.');
    const { url, method, headers } = request;
    // The handler creates new requests from this one, so a header identifies it
    const call = String((calls += 1));
    const own = new Headers(headers);
    own.set(callHeader, call);
    known.set(call, { id, pause });
    try {
      return await handler.fetch(new Request(url, { method, headers: own, body }));
    } finally {
      known.delete(call);
    }
  };
};
