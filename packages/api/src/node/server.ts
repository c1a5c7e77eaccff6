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

/** A server that listens. */
export interface Running {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /**
   * Says at `/ready` that it is going, finishes the requests in flight and those that still arrive on open
   * connections, and ends. All of it is bounded: by `drainDelay` and then by `drainTimeout`.
   *
   * If other processes listen on the same port, connections are closed only once none of them listens any more: a caller
   * who reconnects would otherwise reach a process that is about to close.
   *
   * @param othersClosed - Called once this process has stopped listening; resolves when no other process listens on the port.
   */
  stop(othersClosed?: () => Promise<void>): Promise<void>;
}

/** A server of this process. */
export interface Started extends Running {
  /** Makes ahead, a piece at a time, what the first requests would wait for. It keeps no process alive. */
  warmUp(): Promise<void>;
}

/** Options of the server beside the settings. */
export interface Parts {
  /** Told of every request. */
  readonly observers?: readonly Observer[];
  /** Counts the requests of each client, instead of what the settings say. */
  readonly limiter?: RateLimiter | undefined;
  /** Told of every fault of ours. */
  readonly report?: Options['report'];
  /** Told whenever the rates of exchange were read again, with the problem where they could not be. */
  readonly tellRates?: (problem: string | undefined) => void;
}

/** Slow callers are looked for this often, in milliseconds: Node's own thirty seconds would double the time they get. */
const slowCheck = 2000;

/** All headers of a request, its first line included, in bytes. */
export const longestHead = 16 * 1024;

const optionsOf = (settings: Settings) => ({
  headersTimeout: settings.headersTimeout * 1000,
  requestTimeout: settings.requestTimeout * 1000,
  keepAliveTimeout: settings.keepAliveTimeout * 1000,
  connectionsCheckingInterval: slowCheck,
  maxHeaderSize: longestHead,
  // Node would answer without a body: `receive` sees to it instead.
  requireHostHeader: false,
  // What has no body needs no stream for one: a twentieth of the time of an answer. (Node 24 on.)
  optimizeEmptyRequests: true,
});

const toConsole: NonNullable<Options['report']> = (error, id) => console.error(`Request ${id} failed:`, error);

const ratesToConsole = (problem: string | undefined): void => {
  if (problem !== undefined) console.error(problem);
};

/**
 * The whole service on one port. Throws a StartError where the settings are wrong or it cannot listen.
 *
 * @param given - The settings, by their names; those left out have their defaults.
 * @param parts - What it works with beside them.
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
    // Node would send an expectation that it does not know away without a body; it may be ignored as well.
    .on('checkExpectation', answer)
    .on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      // A caller who asks first (Expect: 100-continue) is refused before it sends the body.
      if (Number(incoming.headers['content-length']) > limits.body) outgoing.setHeader('Connection', 'close');
      else outgoing.writeContinue();
      answer(incoming, outgoing);
    })
    // Node would hang up without an answer.
    .on('connect', ({ method = '', url = '' }: IncomingMessage, socket: Duplex) =>
      refuseSocket(socket, methodNotAllowed(method, url, allMethods), { more: { Allow: allMethods } }),
    )
    .on('clientError', (error: Malformed, socket: Socket) => {
      // Whatever else comes over the connection is an error of its own each time.
      if (broken.has(socket)) return;
      broken.add(socket);
      afterAnswers(socket, () => refuseMalformed(error, socket));
    });
  server.maxConnections = settings.maxConnections;
  // A caller that has said all it will say still hears the answer, also one that takes its time.
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
