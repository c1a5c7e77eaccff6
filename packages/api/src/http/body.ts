import { limits } from '../contract.ts';
import { refuse } from './answer.ts';
import { bodyTooLarge, brokenBody, encodedBody } from './fault.ts';

/** Collects a body of unannounced length while it stays within the limit. */
const collect = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = stream.getReader();
  const bytes = new Uint8Array(limits.body);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    // The rest is left unread, not cancelled: on Node that would close the connection before the answer is out.
    if (length + value.length > bytes.length) return undefined;
    bytes.set(value, length);
    length += value.length;
  }
};

/**
 * The bytes of a body, or undefined where it is over the limit. Hono's bodyLimit does the same, but by a stream always,
 * and a body whose length is known is read faster without one.
 */
const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const length = request.headers.get('content-length');
  if (length === null) return request.body ? collect(request.body) : new Uint8Array();
  return Number(length) > limits.body ? undefined : new Uint8Array(await request.arrayBuffer());
};

/** Refuses bytes that are not UTF-8; a byte order mark in front is left out. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON, whatever its content type says. Throws a UnitsError for what is not JSON in UTF-8. */
export const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw brokenBody();
  }
};

/** Returns true if the body is compressed. 64 KiB need no compression, and a compressed body could hide far more. */
const isEncoded = ({ headers }: Request): boolean =>
  !['', 'identity'].includes((headers.get('content-encoding') ?? '').trim().toLowerCase()) ||
  !['', 'chunked'].includes((headers.get('transfer-encoding') ?? '').trim().toLowerCase());

/** The body of a request, or its refusal where it is compressed or over the limit. Throws a UnitsError for one that ends before its time. */
export const takeBody = async (request: Request): Promise<Uint8Array<ArrayBuffer> | Response> => {
  if (isEncoded(request)) return refuse(request, encodedBody(), { 'Accept-Encoding': 'identity' });
  const bytes = await readBytes(request).catch(() => {
    throw brokenBody();
  });
  return bytes ?? refuse(request, bodyTooLarge(limits.body));
};
