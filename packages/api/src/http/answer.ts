import type { Fault } from './fault.ts';
import { writeFault } from './problem.ts';

/** The caching of an answer; a pure answer never changes while the contract does not. */
export const pure = 'public, max-age=86400, stale-while-revalidate=604800';

/** An answer that is true only now. */
export const never = 'no-store';

const saneId = /^[\w.-]{1,64}$/;

let series: string | undefined;
let made = 0;

/** Returns true if the id is 1 to 64 of `A-Za-z0-9._-`. */
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

/** Gives a request the id that its server has for it. */
export const identify = (request: Request, id: string): void => void ids.set(request, id);

/**
 * The id of a request: the one that its caller gave it, when it is 1 to 64 of `A-Za-z0-9._-`; otherwise a new one, the
 * same whenever it is asked for.
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

/** Returns true if a shared cache may keep an answer and give it to others. Such an answer must not mention the first caller. */
export const isShared = (cacheControl: string | null): boolean => cacheControl?.startsWith('public') === true;

/**
 * The headers that every answer has, names and values by turns: the form that Node writes fastest, by a twentieth of the time of an
 * answer. `id` is asked for where the answer is for this caller alone. Set here and not by middleware: one handler a route keeps the
 * whole answer synchronous.
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

/** Headers by their names, as the web has them: a plain object is what Hono and its Node server answer fastest. */
export const byName = (headers: readonly string[]): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let index = 0; index < headers.length; index += 2) found[headers[index]!] = headers[index + 1]!;
  return found;
};

/** Where a program finds what describes the service, seen from beside it. */
export const serviceLink = '<openapi.json>; rel="service-desc"; type="application/json"';

/** The links of a success: what describes the service, and the next part of a list, where there is one. Both stand beside the endpoint. */
export const linksTo = (next: string | undefined): string =>
  next === undefined ? serviceLink : `${serviceLink}, <${next.slice(1)}>; rel="next"`;

/** The number of folders in the path of an address: one in `/units/stone`. */
const foldersOf = (url: string): number => new URL(url).pathname.split('/').length - 2;

const encoder = new TextEncoder();

/** A JSON answer of a body that is text already. It says its length, as an answer to HEAD must that has no body. */
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

/** A successful answer. Numbers are written as the shortest decimal that reads back as the same double. */
export const answer = (
  request: Request,
  body: object,
  cacheControl = pure,
  more?: Readonly<Record<string, string>>,
): Response => answerText(request, JSON.stringify(body), cacheControl, more);

const codes = new WeakMap<Request, string>();

/** The code with which a request was refused, if it was. */
export const codeOf = (request: Request): string | undefined => codes.get(request);

/** The answer to a request that is refused. */
export const refuse = (
  request: Request,
  { status, body }: Fault,
  more?: Readonly<Record<string, string>>,
): Response => {
  codes.set(request, body.code);
  const { text, type } = writeFault({ status, body }, request.headers.get('accept'));
  return answerText(request, text, never, { 'Content-Type': type, ...more }, status);
};

/** Logs a fault that the caller does not see to the console, unless the server gives its own log. */
export const toConsole = (error: unknown, id: string): void => console.error(`Request ${id} failed:`, error);
