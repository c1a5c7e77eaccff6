import { Hono, type Context } from 'hono';
import { refuse } from './answer.ts';
import { allowOf } from './endpoint.ts';
import { endpointsOf, type Options } from './endpoints.ts';
import { faultOf, methodNotAllowed } from './fault.ts';
import { servePage } from './pages.ts';
import { preflight } from './preflight.ts';
import { home } from './routes/home.ts';

export type { Options } from './endpoints.ts';
export type { Encoder } from './fixed.ts';
export type { Assets, Pages } from './pages.ts';

/** Tells the log what the caller is not told. */
const report = (error: unknown, response: Response): void =>
  console.error(`Request ${response.headers.get('X-Request-Id')} failed:`, error);

/**
 * Makes the service: the endpoints, with the files of the site and the widget around them. It uses nothing but the
 * interfaces of the web, so that it runs on Node, Bun, Deno and Workers alike.
 *
 * There is no middleware, on purpose: a route with one handler is answered without a single promise.
 */
export const createApp = (options: Options = {}): Hono => {
  const app = new Hono();
  const routes = [home(options), ...endpointsOf(options)];
  const allowed = new Map(routes.map(({ method, path }) => [path, allowOf(method)]));
  for (const { method, path, handle } of routes) app.on(method, path, handle);

  app.notFound((c: Context) => {
    const { method, path, raw } = c.req;
    const allow = allowed.get(path);
    if (method === 'OPTIONS') return preflight(raw, allow ?? allowOf('GET'));
    return allow === undefined
      ? servePage(c, options)
      : refuse(raw, methodNotAllowed(method, path, allow), { Allow: allow });
  });

  app.onError((error, c) => {
    const fault = faultOf(error);
    const response = refuse(c.req.raw, fault);
    if (fault.status === 500) report(error, response);
    return response;
  });
  return app;
};
