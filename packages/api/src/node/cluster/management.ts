import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { json, never } from '../../http/answer.ts';
import type { ErrorBody } from '../../http/fault.ts';
import { listen } from '../http/listen.ts';
import { createServer } from '../http/node-http.ts';
import { pathOf } from '../observability/observe.ts';
import type { Settings } from '../settings.ts';

/** The state and the metrics that the management port serves. */
export interface Watching {
  /** The metrics, in Prometheus' text. */
  readonly metrics: () => Promise<string>;
  /** Returns true if any worker answers. */
  readonly isAlive: () => boolean;
  /** Returns true if the service accepts new callers. */
  readonly isReady: () => boolean;
}

/** The running management server. */
export interface Watched {
  readonly url: string;
  close(): void;
}

/**
 * Answers with an error object. It does not use the words and units of the workers, which would cost this process
 * memory.
 */
const refuse = (response: ServerResponse, status: 404 | 503, body: ErrorBody): void => {
  response.writeHead(status, { 'Content-Type': json, 'Cache-Control': never }).end(JSON.stringify(body));
};

const refuseNow = (response: ServerResponse, why: string): void =>
  refuse(response, 503, { error: `${why} Please try again.`, code: 'unavailable' });

const answerProbe = (response: ServerResponse, isWell: boolean, status: string, otherwise: string): void => {
  if (!isWell) return refuseNow(response, otherwise);
  response.writeHead(200, { 'Content-Type': json, 'Cache-Control': never }).end(JSON.stringify({ status }));
};

const answerMetrics = async (response: ServerResponse, metrics: Watching['metrics']): Promise<void> => {
  try {
    const text = await metrics();
    response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch {
    refuseNow(response, 'A worker has just ended.');
  }
};

/**
 * Answers `GET /metrics`, `/health` and `/ready` on the management port. It runs in the primary process, so that it
 * answers even if all workers are busy. Throws StartError if it cannot listen.
 */
export const serveManagement = async (
  { metricsPort, metricsHost }: Settings,
  { metrics, isAlive, isReady }: Watching,
): Promise<Watched> => {
  const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/metrics': (response) => answerMetrics(response, metrics),
    '/health': (response) => answerProbe(response, isAlive(), 'ok', 'No worker answers.'),
    '/ready': (response) => answerProbe(response, isReady(), 'ready', 'The server is stopping.'),
  };
  const server = createServer({ requestTimeout: 10_000 }, ({ url = '' }: IncomingMessage, response) => {
    const path = pathOf(url);
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (answer) answer(response);
    else refuse(response, 404, { error: `There is only ${Object.keys(answers).join(', ')} here.`, code: 'not-found' });
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
