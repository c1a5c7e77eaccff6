import type { Fault } from './fault.ts';

/** How long the answer to a request may be kept; a pure answer never changes while the contract does not. */
export const pure = 'public, max-age=86400, stale-while-revalidate=604800';

/** An answer that is true only now. */
export const never = 'no-store';

const saneId = /^[\w.-]{1,64}$/;

let series: string | undefined;
let made = 0;

/** Whether the id is 1 to 64 of `A-Za-z0-9._-`. */
export const isSaneId = (id: unknown): id is string => typeof id === 'string' && saneId.test(id);

/**
 * A new id: eight random digits that tell this process from all others, and a count. A random UUID for each request
 * costs as much as reading its query. (Workers may not make random numbers before the first request.)
 */
export const newId = (): string => {
  series ??= crypto.randomUUID().slice(0, 8);
  made += 1;
  return `${series}-${made.toString(36)}`;
};

const ids = new WeakMap<Request, string>();

/**
 * The id of a request: the one that its caller gave it, when it is 1 to 64 of `A-Za-z0-9._-`; otherwise a new one, the
 * same whenever it is asked for.
 */
export const requestId = (request: Request): string => {
  const given = request.headers.get('x-request-id');
  if (isSaneId(given)) return given;
  let id = ids.get(request);
  if (id === undefined) ids.set(request, (id = newId()));
  return id;
};

/** What a JSON answer is. */
export const json = 'application/json';

/**
 * The headers that every answer has. Set here and not by middleware: one handler a route keeps the whole answer
 * synchronous and its headers a plain object, which is what Hono and its Node server answer fastest.
 */
export const commonHeaders = (id: string, cacheControl: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  'Cache-Control': cacheControl,
  'X-Content-Type-Options': 'nosniff',
  'X-Request-Id': id,
});

/** A JSON answer of a body that is text already. */
export const answerText = (
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  cacheControl: string,
  more?: Readonly<Record<string, string>>,
  status = 200,
): Response => {
  const headers = commonHeaders(requestId(request), cacheControl);
  headers['Content-Type'] = json;
  return new Response(body, { status, headers: more ? { ...headers, ...more } : headers });
};

/** A successful answer. Numbers are written as the shortest decimal that reads back as the same double. */
export const answer = (
  request: Request,
  body: object,
  cacheControl = pure,
  more?: Readonly<Record<string, string>>,
): Response => answerText(request, JSON.stringify(body), cacheControl, more);

/** The answer to a request that is refused. */
export const refuse = (request: Request, { status, body }: Fault, more?: Readonly<Record<string, string>>): Response =>
  answerText(request, JSON.stringify(body), never, more, status);

/** Tells the console what the caller is not told, unless something else is to be told. */
export const toConsole = (error: unknown, id: string): void => console.error(`Request ${id} failed:`, error);
