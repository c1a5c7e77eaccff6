import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { contract } from '../../contract.ts';
import { packageVersion } from '../package-version.ts';
import type { Observer } from './observe.ts';

/** Buckets in seconds, from 0.1 ms, in which most requests are answered, to the time of a slow reader. */
const buckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** The methods used as labels. Unknown methods are not labels, because a caller could invent any number of them. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const sumsOfGauges = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total'];

/** The metrics of this process: each request, and Node's event loop, memory and garbage collector. */
export interface Metrics {
  readonly registry: Registry;
  readonly observer: Observer;
}

/** Starts measuring. A worker also sends its numbers to the primary, which adds up the numbers of all workers. */
export const measure = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Prometheus reserves the suffix for counters, but these are sums of other gauges
  for (const name of sumsOfGauges) registry.removeSingleMetric(name);
  AggregatorRegistry.setRegistries(registry);
  // Constructed for its side effect: it answers the primary's requests.
  if (cluster.isWorker) void new AggregatorRegistry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  // The primary takes this value from the first worker, as all run the same build.
  new Gauge({
    name: 'build_info',
    help: 'What runs here; the value is 1',
    labelNames: ['version', 'contract', 'node'] as const,
    registers: [registry],
    aggregator: 'first',
  }).set({ version: packageVersion(), contract: contract.version, node: process.version }, 1);
  const observer: Observer = ({ method, route, status, milliseconds }) =>
    duration.observe({ method: methods.has(method) ? method : 'other', route, status }, milliseconds / 1000);
  return { registry, observer };
};

/** Returns a function that adds up the metrics of the workers of this process. */
export const aggregate = (): (() => Promise<string>) => {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
};
