import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from './rate-limit.ts';

/** The time for which a worker waits for the primary's count, in milliseconds. */
const patience = 1000;

/**
 * Returns a counter in memory: in this process, or for a worker in its primary, so that all workers share one count.
 */
export const countInMemory = (points: number, duration: number): RateLimiter => {
  const options = { points, duration, keyPrefix: 'units' };
  return cluster.isWorker
    ? new RateLimiterCluster({ ...options, timeoutMs: patience })
    : new RateLimiterMemory(options);
};
