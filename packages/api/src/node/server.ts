import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { refuse } from '../answer.ts';
import { createApp } from '../app.ts';
import { faultOf, notHttp, unavailable } from '../fault.ts';
import { answerBroken } from './broken.ts';
import { encoders } from './encoders.ts';
import { files } from './files.ts';
import { watchLoad } from './load.ts';
import { StartError, type Settings } from './settings.ts';

/** A server that listens. */
export interface Running {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /**
   * Takes no new connection, finishes the requests in flight, and ends. Requests that still arrive on open
   * connections are sent away with 503; what is not finished after `grace` milliseconds is cut off.
   */
  stop(grace?: number): Promise<void>;
}

const timeouts = {
  /** Time for the headers, and for the whole request, to arrive. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the minute for which load balancers keep an idle connection, so that they are the ones to close it. */
  keepAliveTimeout: 65_000,
};

const startSentences: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program: stop it, or choose another port with PORT.`,
  EACCES: ({ port }) => `Port ${port} is not allowed for this user: choose another with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}": this machine has no such address.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}": this machine knows no such address.`,
};

const listen = (server: Server, settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = startSentences[error.code ?? ''];
      reject(sentence ? new StartError(sentence(settings), { cause: error }) : error);
    });
    // Without a host Node listens on every address, IPv6 and IPv4, so that localhost works whichever it means.
    server.listen({ port: settings.port, host: settings.host }, resolve);
  });

const everyAddress = new Set([undefined, '0.0.0.0', '::']);

const urlOf = (server: Server, host: string | undefined): string => {
  const name = host === undefined || everyAddress.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;
};

const appOf = ({ siteFolder, widgetFolder }: Settings): Hono =>
  createApp({
    encoders,
    ...(siteFolder === undefined ? {} : { site: files(siteFolder) }),
    ...(widgetFolder === undefined ? {} : { widget: files(widgetFolder, '/widget/') }),
  });

/** How long callers who are sent away should wait, in seconds. */
const retryAfter = { 'Retry-After': '5' };

/** Answers that the app has no part in: those to callers who come at a bad time, and to what is no request. */
const refuseStopping = (request: Request): Response =>
  refuse(request, unavailable('The server is stopping.'), { ...retryAfter, Connection: 'close' });
const refuseOverloaded = (request: Request): Response =>
  refuse(request, unavailable('The server is overloaded.'), retryAfter);
const refuseUnreadable = (error: unknown): Response =>
  refuse(
    new Request('http://localhost'),
    error instanceof RequestError ? notHttp(`${error.message}.`) : faultOf(error),
  );

/** Closes the server as {@link Running.stop} says. */
const close = (server: Server, grace: number): Promise<void> =>
  new Promise((resolve) => {
    // A connection whose last answer is out becomes idle, and would be kept open for its next request.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });

/** The whole service on one port. Throws a StartError where it cannot listen. */
export const start = async (settings: Settings): Promise<Running> => {
  const app = appOf(settings);
  const load = watchLoad();
  let stopping = false;
  const listener = getRequestListener(
    (request, env) => {
      if (stopping) return refuseStopping(request);
      return load.overloaded() ? refuseOverloaded(request) : app.fetch(request, env);
    },
    // The host name is for HTTP/1.0, which has no Host header.
    { hostname: 'localhost', errorHandler: refuseUnreadable },
  );
  const server = createServer(timeouts, listener).on('clientError', answerBroken);
  await listen(server, settings);
  return {
    url: urlOf(server, settings.host),
    stop: (grace = 10_000) => {
      stopping = true;
      load.stop();
      return close(server, grace);
    },
  };
};
