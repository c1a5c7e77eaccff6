import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import { limits } from '../contract.ts';
import { createMcpServer } from './server.ts';
import type { AgentTools } from './tools.ts';

/** Streams of changes that stay open at once. Nothing ever changes here, so few are worth having. */
const mostSubscriptions = 16;

/** Answers a request whose body has been read, and whose id is this. */
export type AnswerMcp = (request: Request, id: string, body: Uint8Array<ArrayBuffer>) => Promise<Response>;

export { createAgentTools } from './tools.ts';

/** A JSON-RPC error for a request whose own id is not known. */
const invalidRequest = (message: string): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } }, { status: 400 });

/** Whether a body is an array of messages: its first character says so, behind white space and a byte order mark. */
const isArray = (body: Uint8Array): boolean => body.find((byte) => byte > 0x20 && byte < 0x80) === 0x5b;

/**
 * Makes what answers agents over HTTP. Pages in a browser may ask from this machine and from the hosts that are given: their `Origin`
 * says where they are from, as a page may reach a server on this machine under a name of its own choice.
 */
export const createMcpDoor = (
  tools: AgentTools,
  origins: readonly string[],
  report: (error: unknown, requestId: string) => void,
): AnswerMcp => {
  const allowed = [...localhostAllowedOrigins(), ...origins];
  const ids = new WeakMap<Request, string>();
  const handler = createMcpHandler(
    ({ requestInfo }) => createMcpServer(tools, (error) => report(error, (requestInfo && ids.get(requestInfo)) ?? '')),
    { maxRequestBodySize: limits.body, maxSubscriptions: mostSubscriptions },
  );
  return async (request, id, body) => {
    const refused = originValidationResponse(request, allowed);
    if (refused) return refused;
    if (isArray(body)) return invalidRequest('Send one message in each request: arrays are not taken.');
    const { url, method, headers } = request;
    const read = new Request(url, { method, headers, body });
    ids.set(read, id);
    return handler.fetch(read);
  };
};
