import { serve } from './serve.ts';
import { StartError, type Settings } from '../settings.ts';

/** The first message of a worker to its primary: its address, or the reason why it cannot listen. */
export type FirstMessage = { readonly listening: string } | { readonly problem: string };

/**
 * The messages of a worker to its primary: its start, then heartbeats, and finally that it no longer accepts new
 * connections.
 */
export type WorkerMessage = FirstMessage | { readonly alive: true } | { readonly closed: true };

/** The message of a primary to its workers: no stopping worker accepts new connections any more. */
export interface PrimaryMessage {
  readonly allClosed: true;
}

const tell = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send!(message, undefined, undefined, () => resolve());
  });

/**
 * Reports to the primary that this worker accepts no new connections, and waits until no other stopping worker does.
 */
const othersClosed = async (): Promise<void> => {
  const heard = new Promise<void>((resolve) => {
    process.on('message', (message: object) => 'allClosed' in message && resolve());
  });
  await tell({ closed: true });
  await heard;
};

/** The time between two heartbeats of a worker, in milliseconds. */
const pulse = 1000;

/** Serves in a worker. The primary prints the address. */
export const work = async (settings: Settings): Promise<{ stop(): Promise<void> }> => {
  try {
    const serving = await serve(settings);
    await tell({ listening: serving.url });
    const beating = setInterval(() => process.connected && void tell({ alive: true }), pulse).unref();
    return {
      stop: async () => {
        await serving.stop(othersClosed);
        clearInterval(beating);
        await serving.log.close();
      },
    };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await tell({ problem: error.message });
    process.exit(1);
  }
};
