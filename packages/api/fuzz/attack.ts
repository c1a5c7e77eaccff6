import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { mcpPaths } from '../src/routes/mcp.ts';
import type { Attack } from './requests.ts';

/** Nothing that the service is asked takes it this long, in milliseconds. */
const patience = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Statuses that a caller can bring about; whatever else comes back is a fault of the service. */
const allowed = new Set([100, 200, 202, 204, 206, 304, 308, 400, 404, 405, 406, 408, 413, 414, 415, 416, 431]);

/** oEmbed asks for this status where the caller wants another format than JSON; agents' pages of other origins are forbidden. */
const isAllowed = (status: number, path: string): boolean =>
  allowed.has(status) || (status === 501 && path.startsWith('/oembed')) || (status === 403 && mcpPaths.includes(path));

/** Matches a stack trace, or an error message of JavaScript or Node. */
const leak = /\bat [^"]{1,200}\.[cm]?[jt]s:\d+:\d+|node:internal|(?:Type|Range|Syntax|Reference)Error\b|node_modules/;

/** Markup that an attacker tries to inject into a page. */
const injected = /<script>alert/;

/** Tables, texts, images and messages of the Model Context Protocol as a stream. */
const isOther = (type: string): boolean => /^(?:text\/(?:csv|plain|event-stream)|image\/)/.test(type);

/** Lists the faults of an answer. Errors must be our JSON object, and everything that says so must be JSON. */
export const faultIn = (status: number, path: string, type: string, text: string): string | undefined => {
  if (!isAllowed(status, path)) return `status ${status}: ${text.slice(0, 200)}`;
  if (leak.test(text)) return `a leak: ${text.slice(0, 400)}`;
  if (type.startsWith('text/html')) return injected.test(text) ? 'a page with a script of the caller' : undefined;
  // Some answers come as text or as a table where that is asked for; mistakes are JSON all the same
  if (text === '' || (status < 400 && isOther(type))) return undefined;
  try {
    const body = JSON.parse(text);
    const isError =
      (typeof body?.error === 'string' && /^[a-z-]+$/.test(body?.code)) ||
      (mcpPaths.includes(path) && typeof body?.error?.message === 'string');
    return status >= 400 && !isError ? `an error that is none of ours: ${text.slice(0, 200)}` : undefined;
  } catch {
    return `no JSON (${type}): ${text.slice(0, 200)}`;
  }
};

type Asked = Extract<Attack, { kind: 'request' }>;

/** Lists where an answer differs from the OpenAPI description. */
export type Judge = (asked: Asked, status: number, type: string, text: string) => string | undefined;

/**
 * The text of an answer as far as it can be judged: a part is cut anywhere, what is compressed is not looked into, and a
 * stream of changes, which never ends, is left.
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

/** Asks over a kept connection, or without `kept` over a new one; gives what is wrong with the answer, or undefined. */
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
      // The service may close a connection that was idle just as it is used again, and callers ask once more.
      else if (sent.reusedSocket) resolve(sendRequest(url, asked, judge, false));
      // A body that is refused before it was sent whole may cost the caller its connection.
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

/** Sends it, and gives what is wrong with the answer, or undefined. */
export const attack = (base: string, one: Attack, judge?: Judge): Promise<string | undefined> => {
  const url = new URL(base);
  return one.kind === 'bytes' ? sendBytes(url, one.bytes) : sendRequest(url, one, judge);
};
