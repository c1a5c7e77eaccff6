import type { Context } from 'hono';
import { answer, pure } from '../http/answer.ts';
import type { Operation } from '../openapi/operation.ts';
import { queryOf } from '../http/query.ts';

/** A success: what to write as JSON, and for how long it may be kept. */
export interface Success {
  readonly body: object;
  readonly cacheControl?: string;
}

/** One path of the API: what it answers, and what the OpenAPI document says about that. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handle: (c: Context) => Response | Promise<Response>;
  /**
   * What `handle` answers to a query, for an endpoint that looks at nothing else: a server may ask for it without the
   * interfaces of the web. Throws a UnitsError.
   */
  readonly read?: (query: string) => Success;
  /** The same of a POST endpoint and its body, which is within the limit. */
  readonly readBody?: (bytes: Uint8Array) => Success;
  /** Asked for once, when the OpenAPI document is made. */
  readonly describe: () => Operation;
}

/** The parts of a GET endpoint that looks at nothing but its query. */
export const ofQuery = (
  read: (query: string) => Success,
): Pick<Endpoint, 'handle' | 'method'> & { read: typeof read } => ({
  method: 'GET',
  read,
  handle: (c) => {
    const { body, cacheControl = pure } = read(queryOf(c.req.url));
    return answer(c.req.raw, body, cacheControl);
  },
});

/** The value of an `Allow` header for an endpoint of the method: HEAD is wherever GET is, OPTIONS everywhere. */
export const allowOf = (method: Endpoint['method']): string =>
  method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
