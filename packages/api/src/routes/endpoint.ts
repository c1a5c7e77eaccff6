import type { Context } from 'hono';
import { answer, answerText, linksTo, pure, refuse } from '../http/answer.ts';
import { takeBody } from '../http/body.ts';
import { formOf, mediaTypes, type Form, type Forms } from '../http/form.ts';
import type { Described } from '../openapi/operation.ts';
import { queryOf } from '../http/query.ts';
import { finishSteps } from '../http/steps.ts';

/** A success: the body to write as JSON, and its caching. */
export interface Success {
  readonly body: object;
  readonly cacheControl?: string;
  /** The target of the next part of a list. */
  readonly next?: string | undefined;
}

/** One path of the API: its handler and its OpenAPI description. */
export interface Endpoint extends Described {
  readonly handle: (c: Context) => Response | Promise<Response>;
  /**
   * Returns the answer of `handle` to a query, for an endpoint that reads only its query, so that a server can answer
   * without Request and Response. Throws UnitsError.
   */
  readonly read?: (query: string) => Success;
  /**
   * Returns the answer of a POST endpoint to a body within the limit, and a query. It yields whenever the server may
   * answer others first.
   */
  readonly readBody?: (bytes: Uint8Array, query: string) => Generator<void, Success>;
}

/** The `Vary` of an answer with several forms. */
export const byForm: Readonly<Record<string, string>> = { Vary: 'Accept' };

/** Answers in the requested form. Throws UnitsError. */
export const answerIn = (request: Request, forms: Forms | undefined, read: (query: string) => Success): Response => {
  const form = formOf(request.headers.get('accept'), queryOf(request.url), forms);
  return typeof form === 'string'
    ? answerAs(request, form, forms, read(queryOf(request.url)))
    : refuse(request, form, forms && byForm);
};

/** Answers in a form of the endpoint. */
export const answerAs = (
  request: Request,
  form: Form,
  forms: Forms | undefined,
  { body, cacheControl = pure, next }: Success,
): Response => {
  const more = { ...(forms && byForm), ...(next === undefined ? {} : { Link: linksTo(next) }) };
  if (form === 'json') return answer(request, body, cacheControl, more);
  return answerText(request, forms![form]!(body), cacheControl, { ...more, 'Content-Type': mediaTypes[form] });
};

/** Returns the parts of a GET endpoint that reads only its query. */
export const ofQuery = (
  read: (query: string) => Success,
  forms?: Forms,
): Pick<Endpoint, 'forms' | 'handle' | 'method'> & { read: typeof read } => ({
  method: 'GET',
  read,
  ...(forms === undefined ? {} : { forms }),
  handle: (c) => answerIn(c.req.raw, forms, read),
});

/**
 * Returns the parts of a POST endpoint that reads only its body and its query. `pause` lets a server answer others
 * between steps.
 */
export const ofBody = (
  read: NonNullable<Endpoint['readBody']>,
  forms: Forms,
  pause: (env: unknown) => Promise<void>,
): Pick<Endpoint, 'forms' | 'handle' | 'method' | 'readBody'> => ({
  method: 'POST',
  readBody: read,
  forms,
  handle: async (c) => {
    const { raw } = c.req;
    const taken = await takeBody(raw);
    if (taken instanceof Response) return taken;
    const query = queryOf(raw.url);
    const form = formOf(raw.headers.get('accept'), query, forms);
    if (typeof form !== 'string') return refuse(raw, form, byForm);
    return answerAs(raw, form, forms, await finishSteps(read(taken, query), () => pause(c.env)));
  },
});

/**
 * Returns the value of the `Allow` header for an endpoint of the method. HEAD is allowed with GET, and OPTIONS always.
 */
export const allowOf = (method: Endpoint['method']): string =>
  method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
