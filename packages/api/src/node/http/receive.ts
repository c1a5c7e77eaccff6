import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { limits } from '../../contract.ts';
import { within } from '../../http/address.ts';
import { never } from '../../http/answer.ts';
import { bodyTooLarge, doubledHost, hostMissing, tooManyConnections, type Fault } from '../../http/fault.ts';
import { endpointsOf } from '../../routes/endpoints.ts';
import { loadMcp, mcpPaths } from '../../routes/mcp.ts';
import { createAdmission, type Refuse } from '../limits/admission.ts';
import { clientOf } from '../limits/client.ts';
import { estimate } from '../limits/estimate.ts';
import { limitRate } from '../limits/rate-limit.ts';
import { observe, pathOf, routeNamer } from '../observability/observe.ts';
import type { Settings } from '../settings.ts';
import type { AppPath } from './app-path.ts';
import { collectBody, hasBody } from './body.ts';
import { createFastPath } from './fast-path.ts';
import { hangUpAfter } from './hang-up.ts';
import { refuseSocket } from './malformed.ts';
import { probes, type Reception } from './reception.ts';
import { sendFault } from './send.ts';

/** Returns the fault of a request's Host headers: HTTP/1.1 requires exactly one, HTTP/1.0 allows none. */
const hostFault = ({ httpVersion, rawHeaders, headers }: IncomingMessage): Fault | undefined => {
  if (headers.host === undefined) return httpVersion === '1.1' ? hostMissing() : undefined;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders.at(index);
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? doubledHost() : undefined;
};

/** The methods that the server supports, on any path. */
export const allMethods = 'GET, HEAD, POST, OPTIONS';

/** Answers `OPTIONS *`, which asks about the server as a whole. */
const answerWhole = (outgoing: ServerResponse): void => {
  outgoing.writeHead(204, { Allow: allMethods, 'Access-Control-Allow-Origin': '*' }).end();
};

/** Answers requests. */
export interface Receiver {
  readonly answer: RequestListener;
  /** See `AppPath.request`. */
  readonly request: AppPath['request'];
}

/** Redirects from the base path to its folder, so that relative addresses work. */
const toFolder = (outgoing: ServerResponse, basePath: string, url: string): void => {
  const location = `${basePath}/${url.slice(basePath.length)}`;
  outgoing.writeHead(308, { Location: location, 'Access-Control-Allow-Origin': '*', 'Cache-Control': never }).end();
};

/** Creates the receiver, which answers each request on the fast path if possible, or else through the app. */
export const receive = (settings: Settings, reception: Reception): Receiver => {
  const { observers, limiter, report, state, rates, scheduler, isBeyond } = reception;
  const { trustedProxies, basePath } = settings;
  const sendTimeout = settings.sendTimeout * 1000;
  const refuse: Refuse = (incoming, outgoing, fault, seconds) => {
    outgoing.setHeader('Retry-After', seconds);
    sendFault(incoming, outgoing, fault, sendTimeout);
  };
  const refuseBody = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    hangUpAfter(outgoing);
    sendFault(incoming, outgoing, bodyTooLarge(limits.body), sendTimeout);
  };
  const endpoints = endpointsOf(rates ? { rates: rates.current } : {});
  const paths = [...endpoints.map(({ path }) => path), ...mcpPaths];
  const routeOf = routeNamer([...paths, ...probes, '/']);
  /** The paths that count for the rate limit: endpoints. Pages with a query count too. */
  const counted = new Set(paths.filter((path) => !probes.has(path)));
  const takingBodies = new Set([...endpoints.filter((one) => one.readBody).map(({ path }) => path), ...mcpPaths]);

  const { admit, pause } = createAdmission(settings, scheduler, refuse);
  const fastPath = createFastPath(endpoints, { report, sendTimeout, pause });

  // Loading the app and the web's Request and Response takes as long as everything else, so the first request that
  // needs them loads them.
  let appPath: AppPath | undefined;
  let isMcpLoaded = false;
  let loading: Promise<AppPath> | undefined;
  const loadApp = async (): Promise<AppPath> => {
    const { createAppPath } = await import('./app-path.ts');
    return (appPath = createAppPath(settings, reception, pause));
  };
  const load = async (path: string): Promise<void> => {
    await (loading ??= loadApp());
    if (!mcpPaths.includes(path)) return;
    await loadMcp();
    isMcpLoaded = true;
  };

  /** Answers a completely received request in its turn. */
  const admitWhole = (incoming: IncomingMessage, outgoing: ServerResponse, path: string, body?: Buffer): void => {
    const bytes = (incoming.url?.length ?? 0) + (body?.length ?? 0);
    const throughApp = (): unknown => {
      if (appPath && (isMcpLoaded || !mcpPaths.includes(path))) return appPath.answer(incoming, outgoing, body);
      // Loading does not count as work of this request, and the rest of the request waits for its turn
      void load(path).then(() => admitWhole(incoming, outgoing, path, body));
      return undefined;
    };
    const answerIt = fastPath(incoming, outgoing, path, body) ?? throughApp;
    admit(incoming, outgoing, estimate(routeOf(path), bytes), answerIt);
  };

  const answerPath = (incoming: IncomingMessage, outgoing: ServerResponse, path: string): void => {
    if (probes.has(path)) {
      const answerFast = fastPath(incoming, outgoing, path);
      if (answerFast) answerFast();
      else void load(path).then(() => appPath!.answer(incoming, outgoing));
    } else if (incoming.method === 'POST' && takingBodies.has(path) && hasBody(incoming)) {
      collectBody(incoming, limits.body, (body) => {
        if (body) admitWhole(incoming, outgoing, path, body);
        else refuseBody(incoming, outgoing);
      });
    } else {
      admitWhole(incoming, outgoing, path);
    }
  };

  const answer: RequestListener = (incoming, outgoing) => {
    const fault = hostFault(incoming);
    if (fault) return refuseSocket(incoming.socket, fault);
    if (state.closing) outgoing.setHeader('Connection', 'close');
    if (incoming.url === '*' && incoming.method === 'OPTIONS') return answerWhole(outgoing);
    const asked = incoming.url ?? '';
    if (basePath !== undefined) incoming.url = within(basePath, asked);
    const { url = '' } = incoming;
    const path = pathOf(url);
    if (observers.length > 0) observe({ incoming, outgoing }, routeOf(path), trustedProxies, observers);
    if (isBeyond(incoming.socket)) {
      hangUpAfter(outgoing);
      return refuse(incoming, outgoing, tooManyConnections(), 1);
    }
    if (basePath !== undefined && pathOf(asked) === basePath) return toFolder(outgoing, basePath, asked);
    if (!limiter || (!counted.has(routeOf(path)) && !url.includes('?'))) return answerPath(incoming, outgoing, path);
    void limitRate(limiter, clientOf(incoming, trustedProxies), incoming, outgoing, {
      answer: () => answerPath(incoming, outgoing, path),
      refuse,
    });
  };
  return { answer, request: async (path) => (await (loading ??= loadApp())).request(path) };
};
