import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Attack } from './requests.ts';

/** Nothing that the service is asked takes it this long, in milliseconds. */
const patience = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Statuses that a caller can bring about; whatever else comes back is a fault of the service. */
const allowed = new Set([100, 200, 204, 206, 304, 308, 400, 404, 405, 408, 413, 414, 416, 431]);

/** How a trace of the call stack looks, or an error of the language or of Node. */
const leak = /\bat [^"]{1,200}:\d+:\d+|node:internal|(?:Type|Range|Syntax|Reference)Error\b|node_modules/;

/** What is wrong with an answer, if anything. Errors must be our JSON object, and everything that says so must be JSON. */
const faultIn = (status: number, type: string, text: string): string | undefined => {
  if (!allowed.has(status)) return `status ${status}: ${text.slice(0, 200)}`;
  if (leak.test(text)) return `a leak: ${text.slice(0, 400)}`;
  if (text === '') return undefined;
  try {
    const body = JSON.parse(text);
    const isError = typeof body?.error === 'string' && /^[a-z-]+$/.test(body?.code);
    return status >= 400 && !isError ? `an error that is none of ours: ${text.slice(0, 200)}` : undefined;
  } catch {
    return `no JSON (${type}): ${text.slice(0, 200)}`;
  }
};

const sendRequest = (url: URL, { method, path, headers, body }: Extract<Attack, { kind: 'request' }>) =>
  new Promise<string | undefined>((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: { ...headers, ...length },
        timeout: patience,
      },
      (response) => {
        const chunks: Buffer[] = [];
        // A body of a part is cut anywhere, and a compressed one is not looked into.
        const whole = response.statusCode !== 206 && response.headers['content-encoding'] === undefined;
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = whole ? Buffer.concat(chunks).toString() : '';
          resolve(faultIn(response.statusCode!, response.headers['content-type'] ?? '', text));
        });
        response.on('error', ({ message }) => resolve(`an answer that breaks off: ${message}`));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('a hang')));
    // A body that is refused before it was sent whole may cost the caller its connection.
    sent.on('error', ({ message }) =>
      resolve(/EPIPE|ECONNRESET|socket hang up/.test(message) && body ? undefined : message),
    );
    sent.end(body);
  });

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
          return faultIn(Number(head.slice(9, 12)), 'raw', text);
        });
      resolve(faults.find((fault) => fault !== undefined));
    });
    socket.end(bytes);
  });

/** Sends it, and gives what is wrong with the answer, or undefined. */
export const attack = (base: string, one: Attack): Promise<string | undefined> => {
  const url = new URL(base);
  return one.kind === 'bytes' ? sendBytes(url, one.bytes) : sendRequest(url, one);
};
