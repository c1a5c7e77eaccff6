import type { Context } from 'hono';
import { answerText, byName, commonHeaders, linksTo, pure, refuse, requestId } from './answer.ts';
import { conditionOf, tagOf } from './conditions.ts';
import { encodingOf, worthEncoding } from './encoding.ts';
import { preconditionFailed } from './fault.ts';
import { formOf, mediaTypes, type Form, type Forms } from './form.ts';
import { queryOf } from './query.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Compresses a fixed document once. Platforms that compress responses themselves, such as Workers and Deno Deploy, need
 * no encoder.
 */
export interface Encoder {
  /** The name in `Accept-Encoding` and `Content-Encoding`: `br`, `gzip`. */
  readonly name: string;
  /** Compresses a body. */
  readonly encode: (body: Bytes) => Promise<Bytes>;
}

/** A document as bytes. Each encoding is made at the first request for it and cached. */
class Representations {
  readonly body: Bytes;
  private readonly tag: Promise<string>;
  private readonly encoders: readonly Encoder[];
  private readonly encoded = new Map<Encoder, Promise<Bytes>>();

  constructor(text: string, encoders: readonly Encoder[]) {
    this.body = new TextEncoder().encode(text);
    this.tag = tagOf(this.body);
    this.encoders = this.body.length < worthEncoding ? [] : encoders;
  }

  /** True if the answer depends on the encodings that the caller accepts. */
  get isVaried(): boolean {
    return this.encoders.length > 0;
  }

  /** Returns the encoding that a caller prefers, or undefined to send the body uncompressed. */
  encoderFor(accepted: string | null): Encoder | undefined {
    return encodingOf(accepted, this.encoders);
  }

  /** Returns the entity tag of the body in an encoding. Each encoding has its own tag. */
  async tagOf(encoder: Encoder | undefined): Promise<string> {
    const tag = await this.tag;
    return encoder ? `${tag.slice(0, -1)}-${encoder.name}"` : tag;
  }

  async bytesIn(encoder: Encoder | undefined): Promise<Bytes> {
    if (!encoder) return this.body;
    let bytes = this.encoded.get(encoder);
    if (!bytes) this.encoded.set(encoder, (bytes = encoder.encode(this.body)));
    return bytes;
  }
}

/** A document that does not change while the server runs. */
export interface FixedDocument {
  /** The key among the endpoint's few documents. A document without a key is made for each request. */
  readonly key: string | undefined;
  readonly make: () => object;
  /** The URL of the next part of a list. */
  readonly next?: string | undefined;
}

/** A document from the build: its key, and its JSON, or undefined if the build made none. */
export interface MadeAhead {
  readonly key: string;
  readonly text: () => string | undefined;
}

/** Returns a cache of documents by key. Each is made and hashed at the first request. */
const keeper = (encoders: readonly Encoder[]) => {
  const kept = new Map<string, Representations>();
  return (key: string, text: () => string): Representations => {
    let found = kept.get(key);
    if (!found) kept.set(key, (found = new Representations(text(), encoders)));
    return found;
  };
};

const writeAs = (form: Form, forms: Forms | undefined, body: object): string =>
  form === 'json' ? JSON.stringify(body) : forms![form]!(body);

/**
 * Answers with the fixed document that a query asks for, in the requested form. Answers 304 to a caller who already has
 * it. `find` may throw a UnitsError.
 *
 * @param ahead - The document that the build made, if any.
 */
export const fixed = (
  find: (query: string) => FixedDocument,
  encoders: readonly Encoder[],
  forms?: Forms,
  ahead?: MadeAhead,
): ((c: Context) => Promise<Response>) => {
  const keep = keeper(encoders);
  const varied = forms ? ['Accept'] : [];
  return async (c) => {
    const { raw } = c.req;
    const query = queryOf(raw.url);
    const form = formOf(raw.headers.get('accept'), query, forms);
    if (typeof form !== 'string') return refuse(raw, form, { Vary: 'Accept' });
    const { key, make, next } = find(query);
    const known = () => (form === 'json' && key === ahead?.key ? ahead?.text() : undefined);
    const text = () => known() ?? writeAs(form, forms, make());
    const document = key === undefined ? new Representations(text(), encoders) : keep(`${form} ${key}`, text);
    const encoder = document.encoderFor(raw.headers.get('accept-encoding'));
    const etag = await document.tagOf(encoder);
    const vary = [...varied, ...(document.isVaried ? ['Accept-Encoding'] : [])].join(', ');
    const headers = {
      ETag: etag,
      ...(vary === '' ? {} : { Vary: vary }),
      ...(next === undefined ? {} : { Link: linksTo(next) }),
    };
    const condition = conditionOf(raw.headers, { etag });
    if (condition === 'failed') return refuse(raw, preconditionFailed(), headers);
    if (condition === 'unchanged')
      return new Response(null, {
        status: 304,
        headers: { ...byName(commonHeaders(() => requestId(raw), pure)), ...headers },
      });
    return answerText(raw, await document.bytesIn(encoder), pure, {
      ...headers,
      'Content-Type': mediaTypes[form],
      ...(encoder ? { 'Content-Encoding': encoder.name } : {}),
    });
  };
};

/** Returns the single document of an endpoint that ignores the query. */
export const only = (make: () => object) => (): FixedDocument => ({ key: '', make });
