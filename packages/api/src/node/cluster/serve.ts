import type { Log } from '../observability/log.ts';
import { createLog } from '../observability/log.ts';
import { logRequests } from '../observability/observe.ts';
import { start, type Running } from '../server.ts';
import type { Settings } from '../settings.ts';
import { collectWhenIdle } from './idle-memory.ts';

/** A server at work in this process, with what tells about it. */
export interface Serving extends Running {
  readonly log: Log;
}

/** Starts the server with all that the settings ask for. What is not asked for is not even loaded. */
export const serve = async (settings: Settings): Promise<Serving> => {
  const { logLevel, logRate, metricsPort, rateLimit, rateWindow } = settings;
  const log = createLog(logLevel);
  const metrics = metricsPort === undefined ? undefined : (await import('../observability/metrics.ts')).measure();
  const limiter =
    rateLimit === undefined
      ? undefined
      : (await import('../limits/rate-limit-store.ts')).countInMemory(rateLimit, rateWindow);
  const observers = [
    ...(log.isLevelEnabled('info') ? [logRequests(log, logRate)] : []),
    ...(metrics === undefined ? [] : [metrics.observer]),
  ];
  const report = (error: unknown, id: string) => log.error({ err: error, id }, 'fault');
  const tellRates = (problem: string | undefined) =>
    problem === undefined ? log.info({}, 'rates read again') : log.error({ problem }, 'rates');
  const running = await start(settings, { observers, limiter, report, tellRates });
  collectWhenIdle();
  running.warmUp().catch((error: unknown) => report(error, 'warm-up'));
  return { ...running, log };
};
