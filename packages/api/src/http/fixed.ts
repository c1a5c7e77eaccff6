import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { answerText, commonHeaders, pure, requestId } from './answer.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Compresses a fixed document, once. None is needed where the platform compresses answers itself, as Workers and
 * Deno Deploy do.
 */
export interface Encoder {
  /** The name in `Accept-Encoding` and `Content-Encoding`: `br`, `gzip`. */
  readonly name: string;
  /** Compresses a body. */
  readonly encode: (body: Bytes) => Promise<Bytes>;
}

/** One way to write a document. */
interface Representation {
  readonly name: string;
  readonly body: Bytes;
  readonly etag: string;
}

/** A body below this fits a network packet or two as it is. */
const worthEncoding = 2048;

const fingerprint = async (body: Bytes): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Every way to write the document, the plain one last. Each has its own tag, as its bytes are its own. */
const represent = async (document: object, encoders: readonly Encoder[]): Promise<readonly Representation[]> => {
  const body = new TextEncoder().encode(JSON.stringify(document));
  const print = await fingerprint(body);
  const used = body.length < worthEncoding ? [] : encoders;
  const encoded = used.map(async ({ name, encode }) => ({
    name,
    body: await encode(body),
    etag: `"${print}-${name}"`,
  }));
  return [...(await Promise.all(encoded)), { name: 'identity', body, etag: `"${print}"` }];
};

const quotedTag = /"[^"]*"/g;

/** Whether an `If-None-Match` names the tag: `*`, or a list in which weak tags match too (RFC 9110, 13.1.2). */
const isNamed = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.trim() === '*' || (ifNoneMatch.match(quotedTag)?.includes(etag) ?? false);

/**
 * Answers with a document that does not change while the server runs: made, hashed and compressed at the first
 * request, and kept. Gives 304 to whoever has it already.
 */
export const fixed = (make: () => object, encoders: readonly Encoder[]): ((c: Context) => Promise<Response>) => {
  let kept: Promise<readonly Representation[]> | undefined;
  return async (c) => {
    const all = await (kept ??= represent(make(), encoders));
    const names = all.map(({ name }) => name);
    const accepted = accepts(c, { header: 'Accept-Encoding', supports: names, default: 'identity' });
    const { name, body, etag } = all.find((one) => one.name === accepted)!;
    const headers = { ETag: etag, ...(all.length > 1 ? { Vary: 'Accept-Encoding' } : {}) };
    if (isNamed(etag, c.req.header('If-None-Match'))) {
      return new Response(null, { status: 304, headers: { ...commonHeaders(requestId(c.req.raw), pure), ...headers } });
    }
    return answerText(c.req.raw, body, pure, name === 'identity' ? headers : { ...headers, 'Content-Encoding': name });
  };
};
