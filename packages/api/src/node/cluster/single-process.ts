import { serve } from './serve.ts';
import type { Running } from '../server.ts';
import type { Settings } from '../settings.ts';

/** Serves in this process alone, its metrics too. */
export const serveInOneProcess = async (settings: Settings): Promise<Running> => {
  const { url, stop, log, metrics } = await serve(settings);
  const watched =
    metrics &&
    (await (await import('../observability/metrics.ts')).serveMetrics(settings, () => metrics.registry.metrics()));
  log.info({ url, metrics: watched?.url }, 'listening');
  return {
    url,
    stop: async () => {
      log.info({}, 'stopping');
      await stop();
      // Last, so that the end can be watched too.
      watched?.close();
      log.info({}, 'stopped');
    },
  };
};
