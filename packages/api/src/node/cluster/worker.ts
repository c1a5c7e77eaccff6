import { serve } from './serve.ts';
import { StartError, type Settings } from '../settings.ts';

/** What a worker tells its primary: that it listens, or why it cannot. */
export type WorkerMessage = { readonly listening: string } | { readonly problem: string };

const tell = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send!(message, undefined, undefined, () => resolve());
  });

/** Serves in a worker. The primary tells the world. */
export const work = async (settings: Settings): Promise<{ stop(): Promise<void> }> => {
  try {
    const serving = await serve(settings);
    await tell({ listening: serving.url });
    return { stop: () => serving.stop() };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await tell({ problem: error.message });
    process.exit(1);
  }
};
