import { serve } from './serve.ts';
import type { Running } from '../server.ts';
import type { Settings } from '../settings.ts';

/** Serves in this process only. */
export const serveInOneProcess = async (settings: Settings): Promise<Running> => {
  const { url, stop, log } = await serve(settings);
  log.info({ url }, 'listening');
  return {
    url,
    stop: async () => {
      log.info({}, 'stopping');
      await stop();
      log.info({}, 'stopped');
      await log.close();
    },
  };
};
