import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { hangUp } from './hang-up.ts';
import type { Malformed } from './malformed.ts';
import { IncomingMessage as Incoming, ServerResponse } from './node-http.ts';

// People type `curl '…/convert?value=25&from=°C&to=°F'`. HTTP has the address in ASCII and Node refuses anything else,
// but what is meant is plain: the bytes of UTF-8, escaped as a browser escapes them.

/** A whole request without a body, all of it in one piece; in the text each character is one byte. */
const request = /^(GET|HEAD) (\/[^\s]*[\u0080-\u00ff][^\s]*) HTTP\/(1\.[01])\r\n((?:[^\r\n]+\r\n)*)\r\n/;

const header = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\0]*?)[ \t]*$/;

/** Escapes each byte outside of ASCII. */
const escape = (target: string): string =>
  target.replaceAll(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

type Header = readonly [name: string, value: string];

/** The headers of a request; undefined where a line is none. */
const readHeaders = (lines: string): readonly Header[] | undefined => {
  const found = lines
    .split('\r\n')
    .slice(0, -1)
    .map((line) => header.exec(line));
  return found.every((match) => match !== null) ? found.map(([, name = '', value = '']) => [name, value]) : undefined;
};

/** The headers by their names in small letters, as Node has them. */
const byName = (headers: readonly Header[]): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    found[key] = key in found ? `${found[key]}, ${value}` : value;
  }
  return found;
};

/** The request that was meant, on the connection that it came over; undefined where it is none that can be told. */
const readUnescaped = ({ code, rawPacket }: Malformed, socket: Socket): IncomingMessage | undefined => {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return undefined;
  const [, method, target, httpVersion, lines] = request.exec(Buffer.from(rawPacket).toString('latin1')) ?? [];
  const headers = lines === undefined ? undefined : readHeaders(lines);
  if (method === undefined || target === undefined || !headers) return undefined;
  const incoming = new Incoming(socket);
  Object.assign(incoming, { method, url: escape(target), httpVersion, complete: true });
  Object.assign(incoming, { headers: byName(headers), rawHeaders: headers.flat() });
  incoming.push(null);
  return incoming;
};

/**
 * Answers a request whose address is not escaped, as if it were, and closes the connection. Gives false where the bytes
 * are no such request.
 */
export const answerUnescaped = (error: Malformed, socket: Socket, answer: RequestListener): boolean => {
  const incoming = socket.writable ? readUnescaped(error, socket) : undefined;
  if (!incoming) return false;
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  outgoing.assignSocket(socket);
  outgoing.once('finish', () => {
    outgoing.detachSocket(socket);
    hangUp(socket);
  });
  answer(incoming, outgoing);
  return true;
};
