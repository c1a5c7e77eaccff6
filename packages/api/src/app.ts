import { nearestWords } from '@units/engine/server';
import { Hono, type Context } from 'hono';
import { refuse, requestId, toConsole } from './http/answer.ts';
import { limits } from './contract.ts';
import { allowOf, type Endpoint } from './routes/endpoint.ts';
import { endpointsOf } from './routes/endpoints.ts';
import type { Options } from './routes/options.ts';
import { addressTooLong, faultOf, methodNotAllowed } from './http/fault.ts';
import { servePage } from './pages.ts';
import { favicon } from './routes/favicon.ts';
import { byPath } from './http/paths.ts';
import { preflight } from './http/preflight.ts';
import { home } from './routes/home.ts';
import { errors } from './routes/errors.ts';
import { llms } from './routes/llms.ts';
import { mcp } from './routes/mcp.ts';
import { security } from './routes/security.ts';

export type { Options } from './routes/options.ts';
export type { Encoder } from './http/fixed.ts';
export type { Assets, Pages } from './pages.ts';

/** The number of similar paths that the answer to a missing path names. */
const mostNear = 2;

/** Refuses addresses that are too long before reading them: some runtimes accept megabytes. */
const bounded =
  (handle: Endpoint['handle']): Endpoint['handle'] =>
  (c) =>
    c.req.url.length > limits.address ? refuse(c.req.raw, addressTooLong(limits.address)) : handle(c);

/**
 * Creates the service: the endpoints, with the files of the site and the widget around them. It uses only the
 * interfaces of the web, so that it runs on Node, Bun, Deno and Workers alike.
 *
 * There is no middleware, on purpose: a route with one handler is answered without a single promise.
 *
 * @param options - The files around the endpoints, and the function that receives faults.
 */
export const createApp = (options: Options = {}): Hono => {
  const { report = toConsole } = options;
  const app = new Hono();
  const routes = [
    home(options),
    ...mcp(options),
    ...llms(options),
    ...security(options),
    ...errors(),
    ...favicon(options),
    ...endpointsOf(options),
  ];
  const allowedAt = byPath(routes.map(({ method, path }) => [path, allowOf(method)]));
  for (const { method, path, handle } of routes) app.on(method, path.replace(/\{(\w+)\}/, ':$1'), bounded(handle));

  const paths = routes.map(({ path }) => path);
  const near = (path: string): readonly string[] => nearestWords(path.toLowerCase(), paths).slice(0, mostNear);

  const handleOther = (c: Context): Response | Promise<Response> => {
    const { method, path, raw } = c.req;
    const allow = allowedAt(path);
    if (method === 'OPTIONS') return preflight(raw, allow ?? allowOf('GET'));
    return allow === undefined
      ? servePage(c, options, near)
      : refuse(raw, methodNotAllowed(method, path, allow), { Allow: allow });
  };
  app.notFound(bounded(handleOther));

  app.onError((error, c) => {
    const fault = faultOf(error);
    if (fault.status === 500) report(error, requestId(c.req.raw));
    return refuse(c.req.raw, fault);
  });
  return app;
};
