import type { Context } from 'hono';
import { answerText, commonHeaders, pure, refuse, requestId } from './answer.ts';
import { encodingOf, worthEncoding } from './encoding.ts';
import { formOf, mediaTypes, type Form, type Forms } from './form.ts';
import { queryOf } from './query.ts';

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

const fingerprint = async (body: Bytes): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Every way to write the document, the plain one last. Each has its own tag, as its bytes are its own. */
const represent = async (text: string, encoders: readonly Encoder[]): Promise<readonly Representation[]> => {
  const body = new TextEncoder().encode(text);
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

/** A document that does not change while the server runs. */
export interface FixedDocument {
  /** What tells it from the others of its endpoint. There are few of them. */
  readonly key: string;
  readonly make: () => object;
}

/** Documents under their keys, made, hashed and compressed at the first request for each, and kept. */
const keeper = (encoders: readonly Encoder[]) => {
  const kept = new Map<string, Promise<readonly Representation[]>>();
  return (key: string, text: () => string): Promise<readonly Representation[]> => {
    let found = kept.get(key);
    if (!found) kept.set(key, (found = represent(text(), encoders)));
    return found;
  };
};

const writeAs = (form: Form, forms: Forms | undefined, body: object): string =>
  form === 'json' ? JSON.stringify(body) : forms![form]!(body);

/**
 * Answers with the fixed document that a query asks for, in the form that the request asks for. Gives 304 to whoever has
 * it already. `find` may throw a UnitsError.
 */
export const fixed = (
  find: (query: string) => FixedDocument,
  encoders: readonly Encoder[],
  forms?: Forms,
): ((c: Context) => Promise<Response>) => {
  const keep = keeper(encoders);
  const varied = forms ? ['Accept'] : [];
  return async (c) => {
    const { raw } = c.req;
    const query = queryOf(raw.url);
    const form = formOf(raw.headers.get('accept'), query, forms);
    if (typeof form !== 'string') return refuse(raw, form, { Vary: 'Accept' });
    const { key, make } = find(query);
    const all = await keep(`${form} ${key}`, () => writeAs(form, forms, make()));
    const names = all.map(({ name }) => name).filter((name) => name !== 'identity');
    const accepted = encodingOf(raw.headers.get('accept-encoding'), names) ?? 'identity';
    const { name, body, etag } = all.find((one) => one.name === accepted)!;
    const vary = [...varied, ...(all.length > 1 ? ['Accept-Encoding'] : [])].join(', ');
    const headers = { ETag: etag, 'Content-Type': mediaTypes[form], ...(vary === '' ? {} : { Vary: vary }) };
    if (isNamed(etag, c.req.header('If-None-Match'))) {
      const { 'Content-Type': _, ...rest } = headers;
      return new Response(null, { status: 304, headers: { ...commonHeaders(() => requestId(raw), pure), ...rest } });
    }
    return answerText(raw, body, pure, name === 'identity' ? headers : { ...headers, 'Content-Encoding': name });
  };
};

/** The one document of an endpoint that looks at no query. */
export const only = (make: () => object) => (): FixedDocument => ({ key: '', make });
