import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createServer } from '../http/node-http.ts';
import { listen } from '../http/listen.ts';
import type { Observer } from './observe.ts';
import type { Settings } from '../settings.ts';

/** From a tenth of a millisecond, in which most requests are answered, to the seconds of a caller that reads slowly. */
const buckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** A method that nobody has heard of is no label: a caller could make up as many as it likes. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** What this process measures: each request, and how Node itself is doing (its event loop, its memory, its collector). */
export interface Metrics {
  readonly registry: Registry;
  readonly observer: Observer;
}

/** Starts to measure. In a worker the numbers are also given to the primary, which adds up those of all workers. */
export const measure = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  AggregatorRegistry.setRegistries(registry);
  // Made for what it does when it is made: it listens for the primary's question.
  if (cluster.isWorker) void new AggregatorRegistry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  const observer: Observer = ({ method, route, status, milliseconds }) =>
    duration.observe({ method: methods.has(method) ? method : 'other', route, status }, milliseconds / 1000);
  return { registry, observer };
};

/** Adds up what the workers of this process measure. */
export const aggregate = (): (() => Promise<string>) => {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
};

/** A server that Prometheus asks, on a port of its own: the numbers are nothing for callers. */
export interface MetricsServer {
  readonly url: string;
  close(): void;
}

/** Answers `GET /metrics` with the text. Throws a StartError where it cannot listen. */
export const serveMetrics = async (
  { metricsPort, metricsHost }: Settings,
  write: () => Promise<string>,
): Promise<MetricsServer> => {
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await write();
      response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch {
      // A worker that has just died does not answer the primary: the next scrape will find another.
      response.writeHead(503).end();
    }
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
