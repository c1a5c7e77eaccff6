import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { refuse, requestId } from '../../http/answer.ts';
import { createApp, type Options, type Pages } from '../../app.ts';
import { faultOf, notHttp, unavailable } from '../../http/fault.ts';
import { answeringSite } from '../site/answering-site.ts';
import { encoders } from '../site/encoders.ts';
import { files } from '../site/files.ts';
import { clientOf, limited, type RateLimiter } from '../limits/rate-limit.ts';
import { pathOf } from '../observability/observe.ts';
import { probes, type Env, type Reception } from './reception.ts';
import type { Settings } from '../settings.ts';

type Serve = (request: Request, env: Env) => Response | Promise<Response>;

/** The site of the settings. */
const siteOf = ({ siteFolder, siteModule }: Settings): Pages => {
  if (siteFolder === undefined) return {};
  return { site: siteModule === undefined ? files(siteFolder) : answeringSite(files(siteFolder), siteModule) };
};

const appOf = (settings: Settings, options: Options): Hono =>
  createApp({
    ...options,
    encoders,
    mcpOrigins: settings.mcpOrigins,
    ...(settings.publicUrl === undefined ? {} : { address: settings.publicUrl }),
    ...siteOf(settings),
    ...(settings.widgetFolder === undefined ? {} : { widget: files(settings.widgetFolder, '/widget/') }),
  });

const refuseOverloaded = (request: Request): Response =>
  refuse(request, unavailable('The server is overloaded.'), { 'Retry-After': '5' });

/** Answers what is no request, before the app sees it. */
const refuseUnreadable = (error: unknown): Response =>
  refuse(
    new Request('http://localhost'),
    error instanceof RequestError ? notHttp(`${error.message}.`) : faultOf(error),
  );

/** Whether answering it takes work: an endpoint does, and a page that is answeringSite something. */
const isCounted = (url: string, endpoints: ReadonlySet<string>): boolean =>
  endpoints.has(pathOf(url)) || url.includes('?');

/** The app with the layers that the settings ask for, and no others: each costs every request. */
const layersOf = (
  app: Hono,
  endpoints: ReadonlySet<string>,
  { trustedProxies }: Settings,
  limiter?: RateLimiter,
): Serve => {
  if (!limiter) return (request, env) => app.fetch(request, env);
  return (request, env) =>
    isCounted(env.incoming.url ?? '', endpoints)
      ? limited(limiter, clientOf(env.incoming, trustedProxies), request, () => app.fetch(request, env))
      : app.fetch(request, env);
};

/** The path through the app, for any request. `watch` is told of each, and how to get its id. */
export const createAppPath = (
  settings: Settings,
  { limiter, report, state, rates }: Reception,
  endpoints: readonly string[],
  watch: (env: Env, id: () => string) => void,
): RequestListener => {
  const app = appOf(settings, {
    ready: () => !state.stopping,
    report,
    ...(rates ? { rates: rates.current, ratesProblem: rates.problem } : {}),
  });
  const counted = new Set(endpoints.filter((path) => !probes.has(path)));
  const serve = layersOf(app, counted, settings, limiter);
  return getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as Env;
      watch({ incoming, outgoing }, () => requestId(request));
      // Holds until the answer is out. Then Node waits for the next request, for as long as it may keep the connection.
      incoming.socket.setTimeout(settings.sendTimeout * 1000);
      if (state.overloaded() && !probes.has(incoming.url ?? '')) return refuseOverloaded(request);
      return serve(request, { incoming, outgoing });
    },
    // The host name is for HTTP/1.0, which has no Host header.
    { hostname: 'localhost', errorHandler: refuseUnreadable },
  );
};
