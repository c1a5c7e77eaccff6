import { limits } from '../contract.ts';
import { refuse } from './answer.ts';
import type { UnitsError } from '@units/engine';
import { bodyTooLarge, brokenBody, encodedBody } from './fault.ts';

/** Collects a body of unknown length, or returns undefined if it exceeds the limit. */
const collect = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = stream.getReader();
  const bytes = new Uint8Array(limits.body);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    // Leave the rest unread: on Node, cancelling would close the connection before the answer is sent.
    if (length + value.length > bytes.length) return undefined;
    bytes.set(value, length);
    length += value.length;
  }
};

/**
 * Returns the bytes of a body, or undefined if it exceeds the limit. Hono's bodyLimit does the same but always through
 * a stream; a body of known length is read faster without one.
 */
const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const length = request.headers.get('content-length');
  if (length === null) return request.body ? collect(request.body) : new Uint8Array();
  return Number(length) > limits.body ? undefined : new Uint8Array(await request.arrayBuffer());
};

/** Throws for bytes that are not UTF-8, and drops a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON of any content type. Throws a UnitsError, which `fault` makes, for anything but JSON in UTF-8. */
export const parseJson = (bytes: Uint8Array, fault: () => UnitsError): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw fault();
  }
};

/**
 * Returns true if the body is compressed. A body of at most 64 KiB needs no compression, and a compressed one could
 * expand to far more.
 */
const isEncoded = ({ headers }: Request): boolean =>
  !['', 'identity'].includes((headers.get('content-encoding') ?? '').trim().toLowerCase()) ||
  !['', 'chunked'].includes((headers.get('transfer-encoding') ?? '').trim().toLowerCase());

/**
 * Returns the body of a request, or a refusal if it is compressed or exceeds the limit. Throws a UnitsError if the body
 * ends early.
 */
export const takeBody = async (request: Request): Promise<Uint8Array<ArrayBuffer> | Response> => {
  if (isEncoded(request)) return refuse(request, encodedBody(), { 'Accept-Encoding': 'identity' });
  const bytes = await readBytes(request).catch(() => {
    throw brokenBody();
  });
  return bytes ?? refuse(request, bodyTooLarge(limits.body));
};
