import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { mcpPaths } from '../src/routes/mcp.ts';
import type { Attack } from './requests.ts';

/** The longest response time, in milliseconds. */
const patience = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Statuses that a caller can cause. Any other status is a fault of the service. */
const allowed = new Set([100, 200, 202, 204, 206, 304, 308, 400, 404, 405, 406, 408, 413, 414, 415, 416, 431]);

/**
 * oEmbed uses 501 if the caller wants a format other than JSON. The agents' paths use 403 for pages of other origins.
 */
const isAllowed = (status: number, path: string): boolean =>
  allowed.has(status) || (status === 501 && path.startsWith('/oembed')) || (status === 403 && mcpPaths.includes(path));

/** Matches a stack trace, or an error message of JavaScript or Node. */
const leak = /\bat [^"]{1,200}\.[cm]?[jt]s:\d+:\d+|node:internal|(?:Type|Range|Syntax|Reference)Error\b|node_modules/;

/** Markup that an attacker tries to inject into a page. */
const injected = /<script>alert/;

/** Returns true for tables, texts, images and event streams of the Model Context Protocol. */
const isOther = (type: string): boolean => /^(?:text\/(?:csv|plain|event-stream)|image\/)/.test(type);

/** Returns the fault of an answer. Errors must be our JSON object, and JSON answers must be valid JSON. */
export const faultIn = (status: number, path: string, type: string, text: string): string | undefined => {
  if (!isAllowed(status, path)) return `status ${status}: ${text.slice(0, 200)}`;
  if (leak.test(text)) return `a leak: ${text.slice(0, 400)}`;
  if (type.startsWith('text/html')) return injected.test(text) ? 'a page with a script of the caller' : undefined;
  // Some answers are text or a table if requested; errors are always JSON
  if (text === '' || (status < 400 && isOther(type))) return undefined;
  try {
    const body = JSON.parse(text);
    const isError =
      (typeof body?.error === 'string' && /^[a-z-]+$/.test(body?.code)) ||
      (mcpPaths.includes(path) && typeof body?.error?.message === 'string');
    return status >= 400 && !isError ? `an unknown error: ${text.slice(0, 200)}` : undefined;
  } catch {
    return `no JSON (${type}): ${text.slice(0, 200)}`;
  }
};

type Asked = Extract<Attack, { kind: 'request' }>;

/** Returns the difference between an answer and the OpenAPI description, or undefined. */
export type Judge = (asked: Asked, status: number, type: string, text: string) => string | undefined;

/**
 * Returns the text of an answer if it can be judged. It is empty for a part, which may be cut anywhere, and for a
 * compressed answer. An event stream, which never ends, is closed.
 */
const textOf = async (response: IncomingMessage): Promise<string> => {
  if (response.headers['content-type'] === 'text/event-stream') {
    response.destroy();
    return '';
  }
  const body = Buffer.concat(await response.toArray());
  const isWhole = response.statusCode !== 206 && response.headers['content-encoding'] === undefined;
  return isWhole ? body.toString() : '';
};

const isLost = ({ message }: Error): boolean => /EPIPE|ECONNRESET|socket hang up/.test(message);

/**
 * Sends a request over a kept connection, or without `kept` over a new one. Returns the fault of the answer, or
 * undefined.
 */
const sendRequest = (
  url: URL,
  asked: Asked,
  judge: Judge | undefined,
  kept: Agent | false = agent,
): Promise<string | undefined> => {
  const { method, path, body } = asked;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = { ...asked.headers, ...length };
  return new Promise((resolve) => {
    const sent = request({ agent: kept, host: url.hostname, port: url.port, method, path, headers, timeout: patience });
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: given } = response;
      const type = given['content-type'] ?? '';
      textOf(response).then(
        (text) => resolve(faultIn(status, path, type, text) ?? judge?.(asked, status, type, text)),
        ({ message }: Error) => resolve(`an answer that breaks off: ${message}`),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('a hang')));
    sent.on('error', (error) => {
      if (!isLost(error)) resolve(error.message);
      // The service may close an idle connection at the moment of its reuse, so send the request again.
      else if (sent.reusedSocket) resolve(sendRequest(url, asked, judge, false));
      // The service may close the connection if it refuses a body before it is sent completely.
      else resolve(body === undefined ? error.message : undefined);
    });
    sent.end(body);
  });
};

const sendBytes = (url: URL, bytes: Uint8Array) =>
  new Promise<string | undefined>((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(patience, () => {
      socket.destroy();
      resolve('a hang');
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      const answers = Buffer.concat(chunks)
        .toString('latin1')
        .split(/(?=HTTP\/1\.1 \d{3} )/);
      const faults = answers
        .filter((answer) => answer !== '')
        .map((answer) => {
          const [head = '', ...rest] = answer.split('\r\n\r\n');
          const text = /content-length: \d/i.test(head) && !/content-encoding/i.test(head) ? rest.join('\r\n\r\n') : '';
          return faultIn(Number(head.slice(9, 12)), '', 'raw', text);
        });
      resolve(faults.find((fault) => fault !== undefined));
    });
    socket.end(bytes);
  });

/** Sends an attack and returns the fault of the answer, or undefined. */
export const attack = (base: string, one: Attack, judge?: Judge): Promise<string | undefined> => {
  const url = new URL(base);
  return one.kind === 'bytes' ? sendBytes(url, one.bytes) : sendRequest(url, one, judge);
};
