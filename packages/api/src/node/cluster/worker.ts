import { serve } from './serve.ts';
import { StartError, type Settings } from '../settings.ts';

/** What a worker tells its primary first: that it listens, or why it cannot. */
export type FirstMessage = { readonly listening: string } | { readonly problem: string };

/** What a worker tells its primary; from then on, that its event loop goes round, and that it takes no new connection. */
export type WorkerMessage = FirstMessage | { readonly alive: true } | { readonly closed: true };

/** What a primary tells its workers: that none of those who stop takes new connections. */
export interface PrimaryMessage {
  readonly allClosed: true;
}

const tell = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send!(message, undefined, undefined, () => resolve());
  });

/** Tells the primary that this worker takes no new connection, and waits until it says so of all. */
const othersClosed = async (): Promise<void> => {
  const heard = new Promise<void>((resolve) => {
    process.on('message', (message: object) => 'allClosed' in message && resolve());
  });
  await tell({ closed: true });
  await heard;
};

/** How often a worker says that it is alive, in milliseconds. */
const pulse = 1000;

/** Serves in a worker. The primary tells the world. */
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
