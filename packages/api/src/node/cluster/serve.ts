import type { Log } from '../observability/log.ts';
import { createLog } from '../observability/log.ts';
import { logRequests } from '../observability/observe.ts';
import type { Traces } from '../observability/traces.ts';
import { start, type Running } from '../server.ts';
import { StartError, type Settings } from '../settings.ts';
import { collectWhenIdle } from './idle-memory.ts';

/** A running server in this process, with its log. */
export interface Serving extends Running {
  readonly log: Log;
}

/** Loads the tracing. Its library is optional and installed by the operator. */
const loadTraces = async (): Promise<Traces> => {
  try {
    return (await import('../observability/traces.ts')).traceRequests();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('TRACES is "on": install @opentelemetry/api and an OpenTelemetry SDK, or leave TRACES out.');
  }
};

/** Starts the server with the settings. Unused features are not loaded. */
export const serve = async (settings: Settings): Promise<Serving> => {
  const { logLevel, logRate, metricsPort, rateLimit, rateWindow } = settings;
  const log = createLog(logLevel);
  const metrics = metricsPort === undefined ? undefined : (await import('../observability/metrics.ts')).measure();
  const traces = settings.traces === 'on' ? await loadTraces() : undefined;
  const limiter =
    rateLimit === undefined
      ? undefined
      : (await import('../limits/rate-limit-store.ts')).countInMemory(rateLimit, rateWindow);
  const observers = [
    ...(log.isLevelEnabled('info') ? [logRequests(log, logRate)] : []),
    ...(metrics === undefined ? [] : [metrics.observer]),
    ...(traces === undefined ? [] : [traces.observer]),
  ];
  const report = (error: unknown, id: string) => log.error({ err: error, id }, 'fault');
  const tellRates = (problem: string | undefined) =>
    problem === undefined ? log.info({}, 'rates read again') : log.error({ problem }, 'rates');
  const running = await start(settings, { observers, limiter, report, tellRates });
  collectWhenIdle();
  running.warmUp().catch((error: unknown) => report(error, 'warm-up'));
  const stop: Running['stop'] = async (othersClosed) => {
    await running.stop(othersClosed);
    await traces?.close().catch((error: unknown) => report(error, 'traces'));
  };
  return { ...running, stop, log };
};
