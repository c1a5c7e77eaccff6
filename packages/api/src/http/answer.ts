import type { Fault } from './fault.ts';
import { writeFault } from './problem.ts';

/** The caching of a pure answer, which changes only with the contract. */
export const pure = 'public, max-age=86400, stale-while-revalidate=604800';

/** The caching of an answer that is valid only now. */
export const never = 'no-store';

const saneId = /^[\w.-]{1,64}$/;

let series: string | undefined;
let made = 0;

/** Returns true if the id is 1 to 64 of `A-Za-z0-9._-`. */
export const isSaneId = (id: unknown): id is string => typeof id === 'string' && saneId.test(id);

/**
 * Returns a new id: eight random digits that identify this process, and a count. A random UUID for each request costs
 * as much as reading its query. (Workers may not generate random numbers before the first request.)
 */
export const newId = (): string => {
  series ??= crypto.randomUUID().slice(0, 8);
  made += 1;
  return `${series}-${made.toString(36)}`;
};

const ids = new WeakMap<Request, string>();

/** Assigns the server's id to a request. */
export const identify = (request: Request, id: string): void => void ids.set(request, id);

/**
 * Returns the id of a request: the caller's id if it is 1 to 64 of `A-Za-z0-9._-`, otherwise a new one. A request keeps
 * its id.
 */
export const requestId = (request: Request): string => {
  let id = ids.get(request);
  if (id !== undefined) return id;
  const given = request.headers.get('x-request-id');
  id = isSaneId(given) ? given : newId();
  ids.set(request, id);
  return id;
};

/** The media type of a JSON answer. */
export const json = 'application/json';

/**
 * Returns true if a shared cache may store an answer and give it to others. Such an answer must not contain data of the
 * first caller.
 */
export const isShared = (cacheControl: string | null): boolean => cacheControl?.startsWith('public') === true;

/**
 * Returns the headers of every answer, as alternating names and values: Node writes this form fastest, which saves a
 * twentieth of the time of an answer. `id` is called only if the answer is for this caller alone. Headers are set here
 * and not by middleware: with one handler for each route, the whole answer is synchronous.
 */
export const commonHeaders = (id: () => string, cacheControl: string): string[] => {
  const headers = [
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    'Cache-Control',
    cacheControl,
    'X-Content-Type-Options',
    'nosniff',
  ];
  if (!isShared(cacheControl)) headers.push('X-Request-Id', id());
  return headers;
};

/** Returns headers as an object by name: Hono and its Node server answer a plain object fastest. */
export const byName = (headers: readonly string[]): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let index = 0; index < headers.length; index += 2) found[headers[index]!] = headers[index + 1]!;
  return found;
};

/** The link to the description of the service, relative to an endpoint at the root. */
export const serviceLink = '<openapi.json>; rel="service-desc"; type="application/json"';

/**
 * Returns the links of a success: the description of the service, and the next part of a list, if there is one. Both
 * are relative to the endpoint.
 */
export const linksTo = (next: string | undefined): string =>
  next === undefined ? serviceLink : `${serviceLink}, <${next.slice(1)}>; rel="next"`;

/** Returns the number of folders in the path of an address: one in `/units/stone`. */
const foldersOf = (url: string): number => new URL(url).pathname.split('/').length - 2;

const encoder = new TextEncoder();

/** Returns a JSON answer with a body that is already text. It has a length, which an answer to HEAD also needs. */
export const answerText = (
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  cacheControl: string,
  more?: Readonly<Record<string, string>>,
  status = 200,
): Response => {
  const headers = byName(commonHeaders(() => requestId(request), cacheControl));
  headers['Content-Type'] = json;
  if (status === 200) headers['Link'] = serviceLink.replace('<', `<${'../'.repeat(foldersOf(request.url))}`);
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  headers['Content-Length'] = String(bytes.length);
  return new Response(bytes, { status, headers: more ? { ...headers, ...more } : headers });
};

/** Returns a successful answer. Numbers are written as the shortest decimal that reads back as the same double. */
export const answer = (
  request: Request,
  body: object,
  cacheControl = pure,
  more?: Readonly<Record<string, string>>,
): Response => answerText(request, JSON.stringify(body), cacheControl, more);

const codes = new WeakMap<Request, string>();

/** Returns the error code of a refused request, or undefined. */
export const codeOf = (request: Request): string | undefined => codes.get(request);

/** Returns the answer to a refused request. */
export const refuse = (
  request: Request,
  { status, body }: Fault,
  more?: Readonly<Record<string, string>>,
): Response => {
  codes.set(request, body.code);
  const { text, type } = writeFault({ status, body }, request.headers.get('accept'));
  return answerText(request, text, never, { 'Content-Type': type, ...more }, status);
};

/** Logs a fault, whose details the caller does not see, to the console. A server may pass its own log instead. */
export const toConsole = (error: unknown, id: string): void => console.error(`Request ${id} failed:`, error);
