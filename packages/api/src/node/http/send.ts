import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, isShared, json, never } from '../../http/answer.ts';
import type { Fault } from '../../http/fault.ts';
import { idOf, noteCode } from '../observability/notes.ts';

/** The fields that say what is left of a client's share: an answer that is kept for others has none. */
export const shareFields = ['RateLimit', 'RateLimit-Policy'] as const;

/** Takes back what an answer that is kept for others must not say. */
export const hideShare = (outgoing: ServerResponse, cacheControl: string | null): void => {
  if (isShared(cacheControl)) for (const name of shareFields) outgoing.removeHeader(name);
};

/** An answer without the interfaces of the web. */
export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
  readonly cacheControl: string;
}

/** Sends an answer in JSON, with the headers that every answer has. */
export const send = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, body, cacheControl }: PlainAnswer,
  more?: Readonly<Record<string, string>>,
): void => {
  const headers = commonHeaders(() => idOf(incoming), cacheControl);
  if (more) Object.assign(headers, more);
  headers['Content-Type'] = json;
  const length = Buffer.byteLength(body);
  headers['Content-Length'] = String(length);
  hideShare(outgoing, cacheControl);
  outgoing.writeHead(status, headers);
  // Nearly every body is ASCII, which needs no encoding. Node leaves the body of an answer to HEAD out.
  outgoing.end(body, length === body.length ? 'latin1' : 'utf8');
};

/** Sends a refusal. */
export const sendFault = (incoming: IncomingMessage, outgoing: ServerResponse, { status, body }: Fault): void => {
  noteCode(outgoing, body.code);
  send(incoming, outgoing, { status, body: JSON.stringify(body), cacheControl: never });
};
