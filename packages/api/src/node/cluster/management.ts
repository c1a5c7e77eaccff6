import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { listen } from '../http/listen.ts';
import { createServer } from '../http/node-http.ts';
import type { Settings } from '../settings.ts';

/** What is told to whoever watches the service. */
export interface Watching {
  /** The metrics, in Prometheus' text. */
  readonly metrics: () => Promise<string>;
  /** Whether any worker answers. */
  readonly isAlive: () => boolean;
  /** Whether new callers are welcome. */
  readonly isReady: () => boolean;
}

/** The server for watchers. */
export interface Watched {
  readonly url: string;
  close(): void;
}

const answerProbe = (response: ServerResponse, isWell: boolean, status: string): void => {
  response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: isWell ? status : 'unavailable' }));
};

const answerMetrics = async (response: ServerResponse, metrics: Watching['metrics']): Promise<void> => {
  try {
    const text = await metrics();
    response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch {
    // A worker that has just died does not answer the primary: the next scrape will find another.
    response.writeHead(503).end();
  }
};

/**
 * Answers `GET /metrics`, `/health` and `/ready` on the port for those who watch. It runs beside the workers and does no
 * work of theirs, so that it answers however busy they are. Throws a StartError where it cannot listen.
 */
export const serveManagement = async (
  { metricsPort, metricsHost }: Settings,
  { metrics, isAlive, isReady }: Watching,
): Promise<Watched> => {
  const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/metrics': (response) => answerMetrics(response, metrics),
    '/health': (response) => answerProbe(response, isAlive(), 'ok'),
    '/ready': (response) => answerProbe(response, isReady(), 'ready'),
  };
  const server = createServer({ requestTimeout: 10_000 }, ({ url = '' }: IncomingMessage, response) => {
    const answer = Object.hasOwn(answers, url) ? answers[url] : undefined;
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await listen(server, { port: metricsPort, host: metricsHost, portName: 'METRICS_PORT', hostName: 'METRICS_HOST' });
  const { address, port } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
