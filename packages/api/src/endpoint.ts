import type { Context } from 'hono';
import type { Operation } from './openapi/operation.ts';

/** One path of the API: what it answers, and what the OpenAPI document says about that. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handle: (c: Context) => Response | Promise<Response>;
  /** Asked for once, when the OpenAPI document is made. */
  readonly describe: () => Operation;
}

/** The value of an `Allow` header for an endpoint of the method: HEAD is wherever GET is, OPTIONS everywhere. */
export const allowOf = (method: Endpoint['method']): string =>
  method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
