import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { refuse, requestId } from '../answer.ts';
import { createApp, type Options } from '../app.ts';
import { endpointsOf } from '../endpoints.ts';
import { faultOf, notHttp, unavailable } from '../fault.ts';
import { answerBroken } from './broken.ts';
import { direct, idOf } from './direct.ts';
import { drain } from './drain.ts';
import { encoders } from './encoders.ts';
import { files } from './files.ts';
import { clientOf, limited, type RateLimiter } from './limiter.ts';
import { listen, urlOf } from './listen.ts';
import { watchLoad } from './load.ts';
import { observe, pathOf, routeNamer, type Observer } from './observe.ts';
import { readSettings, type Settings } from './settings.ts';

/** A server that listens. */
export interface Running {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /**
   * Says at `/ready` that it is going, finishes the requests in flight and those that still arrive on open
   * connections, and ends. All of it is bounded: by `drainDelay` and then by `drainTimeout`.
   */
  stop(): Promise<void>;
}

/** What the server works with, beside the settings. */
export interface Parts {
  /** Told of every request. */
  readonly observers?: readonly Observer[];
  /** Counts the requests of each client, instead of what the settings say. */
  readonly limiter?: RateLimiter | undefined;
  /** Told of every fault of ours. */
  readonly report?: Options['report'];
}

interface Env {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

type Serve = (request: Request, env: Env) => Response | Promise<Response>;

/** Slow callers are looked for this often, in milliseconds: Node's own thirty seconds would double the time they get. */
const slowCheck = 2000;

/** All headers of a request, its first line included, in bytes. */
const longestHead = 16 * 1024;

const optionsOf = (settings: Settings) => ({
  headersTimeout: settings.headersTimeout * 1000,
  requestTimeout: settings.requestTimeout * 1000,
  keepAliveTimeout: settings.keepAliveTimeout * 1000,
  connectionsCheckingInterval: slowCheck,
  maxHeaderSize: longestHead,
  // Node would answer without a body: {@link isHostless} sees to it instead.
  requireHostHeader: false,
});

/** Whether a request names no host, which HTTP/1.0 does not have to. */
const isHostless = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

const bound = (server: Server, { sendTimeout, maxConnections }: Settings): void => {
  // Silence in both directions: of a caller that leaves its answer unread, as idle and slow ones have bounds of their own.
  server.timeout = sendTimeout * 1000;
  server.maxConnections = maxConnections;
};

const appOf = ({ siteFolder, widgetFolder }: Settings, options: Options): Hono =>
  createApp({
    ...options,
    encoders,
    ...(siteFolder === undefined ? {} : { site: files(siteFolder) }),
    ...(widgetFolder === undefined ? {} : { widget: files(widgetFolder, '/widget/') }),
  });

const refuseOverloaded = (request: Request): Response =>
  refuse(request, unavailable('The server is overloaded.'), { 'Retry-After': '5' });

/** Answers what is no request, before the app sees it. */
const refuseUnreadable = (error: unknown): Response =>
  refuse(
    new Request('http://localhost'),
    error instanceof RequestError ? notHttp(`${error.message}.`) : faultOf(error),
  );

/** Whoever asks these wants to know about the process, and must hear of it under any load. */
const probes = new Set(['/health', '/ready']);

/** The way through the app, with what the settings ask for around it and nothing else: each layer costs every request. */
const layersOf = (
  app: Hono,
  endpoints: ReadonlySet<string>,
  { trustedProxies }: Settings,
  limiter?: RateLimiter,
): Serve => {
  if (!limiter) return (request, env) => app.fetch(request, env);
  return (request, env) =>
    endpoints.has(pathOf(env.incoming.url ?? ''))
      ? limited(limiter, clientOf(env.incoming, trustedProxies), request, () => app.fetch(request, env))
      : app.fetch(request, env);
};

const toConsole: NonNullable<Options['report']> = (error, id) => console.error(`Request ${id} failed:`, error);

/** The whole service on one port. Throws a StartError where it cannot listen. */
export const start = async (given: Partial<Settings> = {}, parts: Parts = {}): Promise<Running> => {
  const settings: Settings = { ...readSettings({}), ...given };
  const { observers = [], limiter, report = toConsole } = parts;
  let stopping = false;
  let closing = false;
  const load = watchLoad();
  const app = appOf(settings, { ready: () => !stopping, report });
  const endpoints = endpointsOf({});
  const paths = new Set(endpoints.map(({ path }) => path).filter((path) => !probes.has(path)));
  const routeOf = routeNamer([...paths, ...probes, '/']);
  const serve = layersOf(app, paths, settings, limiter);

  const watch = (env: Env, id: () => string): void => {
    if (observers.length > 0) observe(env, routeOf(env.incoming.url ?? ''), id, observers);
  };
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse): string => {
    const id = idOf(incoming);
    watch({ incoming, outgoing }, () => id);
    return id;
  };
  const answerDirectly = direct(endpoints, begin, report);
  const answerByApp = getRequestListener(
    (request, env) => {
      watch(env as Env, () => requestId(request));
      const { incoming, outgoing } = env as Env;
      if (closing) outgoing.setHeader('Connection', 'close');
      if (load.overloaded() && !probes.has(incoming.url ?? '')) return refuseOverloaded(request);
      return serve(request, env as Env);
    },
    // The host name is for HTTP/1.0, which has no Host header.
    { hostname: 'localhost', errorHandler: refuseUnreadable },
  );

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (isHostless(incoming)) return answerBroken(new Error('no host'), incoming.socket);
    const ordinary = !closing && limiter === undefined && !load.overloaded();
    if (!ordinary || !answerDirectly(incoming, outgoing)) void answerByApp(incoming, outgoing);
  };
  const server = createServer(optionsOf(settings), answer)
    // Node would send an expectation that it does not know away without a body; it may be ignored as well.
    .on('checkExpectation', answer)
    .on('clientError', answerBroken);
  bound(server, settings);
  await listen(server, { port: settings.port, host: settings.host, portName: 'PORT', hostName: 'HOST' });
  return {
    url: urlOf(server, settings.host),
    stop: async () => {
      stopping = true;
      await drain(server, settings.drainDelay * 1000, settings.drainTimeout * 1000, () => {
        closing = true;
      });
      load.stop();
    },
  };
};
