import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Options } from '../app.ts';
import { limits } from '../contract.ts';
import { drain } from './http/drain.ts';
import { createServer } from './http/node-http.ts';
import { followRates } from './rates.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { listen, urlOf } from './http/listen.ts';
import { countConnections } from './limits/connections.ts';
import { createWorkScheduler } from './limits/work-scheduler.ts';
import type { Observer } from './observability/observe.ts';
import { refuseMalformed, refuseSocket, type Malformed } from './http/malformed.ts';
import { allMethods, receive } from './http/receive.ts';
import { methodNotAllowed } from '../http/fault.ts';
import { readSettings, settle, type Settings } from './settings.ts';
import { loadSite, loadWidget } from './site/answering-site.ts';
import { afterAnswers, oneAtATime } from './http/pipelining.ts';
import { warmUp } from './warm-up.ts';

export type { Encoder, Options } from '../app.ts';
export type { RateLimiter } from './limits/rate-limit.ts';
export type { Observer, Seen } from './observability/observe.ts';
export { StartError, type Settings } from './settings.ts';

/** A listening server. */
export interface Running {
  /** The URL of the server on this machine. */
  readonly url: string;
  /**
   * Reports at `/ready` that the server is stopping, finishes the requests in flight and requests that still arrive on
   * open connections, and then ends. `drainDelay` and then `drainTimeout` limit the time.
   *
   * If other processes listen on the same port, connections are closed only once none of them listens any more: a
   * caller who reconnects would otherwise reach a process that is about to close.
   *
   * @param othersClosed - Called once this process has stopped listening. Resolves when no other process listens on the
   * port.
   */
  stop(othersClosed?: () => Promise<void>): Promise<void>;
}

/** A server in this process. */
export interface Started extends Running {
  /** Prepares, step by step, the data that the first requests would wait for. It does not keep the process alive. */
  warmUp(): Promise<void>;
}

/** Options of the server in addition to the settings. */
export interface Parts {
  /** Called for every request. */
  readonly observers?: readonly Observer[];
  /** Counts the requests of each client. It replaces the rate limit of the settings. */
  readonly limiter?: RateLimiter | undefined;
  /** Called for every server error. */
  readonly report?: Options['report'];
  /** Called whenever the exchange rates were read again, with the problem if they could not be read. */
  readonly tellRates?: (problem: string | undefined) => void;
}

/** Milliseconds between two checks for slow callers. Node's default of thirty seconds would double their time. */
const slowCheck = 2000;

/** The most bytes of a request's first line and headers. */
export const longestHead = 16 * 1024;

const optionsOf = (settings: Settings) => ({
  headersTimeout: settings.headersTimeout * 1000,
  requestTimeout: settings.requestTimeout * 1000,
  keepAliveTimeout: settings.keepAliveTimeout * 1000,
  connectionsCheckingInterval: slowCheck,
  maxHeaderSize: longestHead,
  // Node would answer without a body, so `receive` checks the header instead.
  requireHostHeader: false,
  // A request without a body needs no stream, which saves a twentieth of the time of an answer (from Node 24).
  optimizeEmptyRequests: true,
});

const toConsole: NonNullable<Options['report']> = (error, id) => console.error(`Request ${id} failed:`, error);

const ratesToConsole = (problem: string | undefined): void => {
  if (problem !== undefined) console.error(problem);
};

/**
 * Starts the whole service on one port. Throws StartError if the settings are invalid or the port is not available.
 *
 * @param given - The settings by name. Missing ones have their defaults.
 * @param parts - Options in addition to the settings.
 */
export const start = async (given: Partial<Settings> = {}, parts: Parts = {}): Promise<Started> => {
  const settings = settle(readSettings({}), given);
  if (settings.siteModule !== undefined) await loadSite(settings.siteModule);
  if (settings.widgetModule !== undefined) await loadWidget(settings.widgetModule);
  const { observers = [], limiter, report = toConsole, tellRates = ratesToConsole } = parts;
  const rates = settings.ratesFile === undefined ? undefined : followRates(settings.ratesFile, tellRates);
  const state = { stopping: false, closing: false };
  const server = createServer(optionsOf(settings));
  const scheduler = createWorkScheduler();
  const { clientConnections, trustedProxies } = settings;
  const isBeyond =
    clientConnections !== undefined && trustedProxies === 0 ? countConnections(server, clientConnections) : () => false;
  const receiver = receive(settings, { observers, limiter, report, state, rates, scheduler, isBeyond });
  const answer = oneAtATime(receiver.answer);
  const broken = new WeakSet<Socket>();
  server
    .on('request', answer)
    .on('connection', scheduler.onConnection)
    // Node would refuse an unknown expectation without a body. The standard also allows ignoring it.
    .on('checkExpectation', answer)
    .on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      // A caller who asks first (Expect: 100-continue) is refused before it sends the body.
      if (Number(incoming.headers['content-length']) > limits.body) outgoing.setHeader('Connection', 'close');
      else outgoing.writeContinue();
      answer(incoming, outgoing);
    })
    // Node would close the connection without an answer.
    .on('connect', ({ method = '', url = '' }: IncomingMessage, socket: Duplex) =>
      refuseSocket(socket, methodNotAllowed(method, url, allMethods), { more: { Allow: allMethods } }),
    )
    .on('clientError', (error: Malformed, socket: Socket) => {
      // All further data on the connection causes another error.
      if (broken.has(socket)) return;
      broken.add(socket);
      afterAnswers(socket, () => refuseMalformed(error, socket));
    });
  server.maxConnections = settings.maxConnections;
  // A caller that has closed its side of the connection still gets its answer, even a slow one.
  Object.assign(server, { httpAllowHalfOpen: true });
  await listen(server, { port: settings.port, host: settings.host, portName: 'PORT', hostName: 'HOST' });
  return {
    url: urlOf(server, settings.host),
    warmUp: () => warmUp(receiver.request),
    stop: async (othersClosed = async () => {}) => {
      state.stopping = true;
      await drain(server, {
        delay: settings.drainDelay * 1000,
        grace: settings.drainTimeout * 1000,
        othersClosed,
        onClosing: () => (state.closing = true),
      });
      rates?.stop();
    },
  };
};
