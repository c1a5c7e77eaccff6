import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, isShared, json, linksTo, never } from '../../http/answer.ts';
import type { Fault } from '../../http/fault.ts';
import { writeFault } from '../../http/problem.ts';
import { idOf, noteCode, shareOf } from '../observability/notes.ts';
import { byEncoding, compress, isLarge, type Encoded } from './compress.ts';

/** An answer without the interfaces of the web. */
export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
  readonly cacheControl: string;
  /** The media type of the body. Default: JSON. */
  readonly type?: string;
  /** The target of the next part of a list. */
  readonly next?: string | undefined;
}

const write = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: string[],
  { status, body }: PlainAnswer,
  sendTimeout: number,
): void => {
  const length = Buffer.byteLength(body);
  headers.push('Content-Length', String(length));
  outgoing.writeHead(status, headers);
  // Nearly every body is ASCII, which needs no encoding. Node omits the body of an answer to HEAD.
  outgoing.end(body, length === body.length ? 'latin1' : 'utf8');
  // A timer for every answer would cost more than reading its query, so only an answer that is not sent at once gets
  // one.
  if (outgoing.writableLength > 0) incoming.socket.setTimeout(sendTimeout);
};

const writeEncoded = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: string[],
  { name, bytes }: Encoded,
  sendTimeout: number,
): void => {
  headers.push('Content-Encoding', name, 'Content-Length', String(bytes.length));
  outgoing.writeHead(200, headers).end(bytes);
  if (outgoing.writableLength > 0) incoming.socket.setTimeout(sendTimeout);
};

/**
 * Sends a JSON answer with the common headers. A large success is compressed if the caller accepts an encoding. A
 * caller may leave it unread for `sendTimeout` milliseconds.
 */
export const send = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: PlainAnswer,
  sendTimeout: number,
  vary?: string,
): void => {
  const { status, body, cacheControl, type = json, next } = answer;
  const mayShrink = status === 200 && isLarge(body.length);
  const varies = mayShrink ? [...(vary === undefined ? [] : [vary]), byEncoding].join(', ') : vary;
  const headers = commonHeaders(() => idOf(incoming), cacheControl);
  headers.push('Content-Type', type);
  if (status === 200) headers.push('Link', linksTo(next));
  if (varies !== undefined) headers.push('Vary', varies);
  if (!isShared(cacheControl)) headers.push(...Object.entries(shareOf(outgoing) ?? {}).flat());
  const encoding = mayShrink ? compress(incoming, body) : undefined;
  if (encoding) void encoding.then((encoded) => writeEncoded(incoming, outgoing, headers, encoded, sendTimeout));
  else write(incoming, outgoing, headers, answer, sendTimeout);
};

/** Sends a refusal. */
export const sendFault = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault,
  sendTimeout: number,
): void => {
  noteCode(outgoing, fault.body.code);
  const { text, type } = writeFault(fault, incoming.headers.accept);
  send(incoming, outgoing, { status: fault.status, body: text, cacheControl: never, type }, sendTimeout);
};
