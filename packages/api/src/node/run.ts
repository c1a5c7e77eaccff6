import cluster from 'node:cluster';
import { readSettings, StartError, type Settings } from './settings.ts';

interface Role {
  /** The address, in the one process that tells it. */
  readonly url?: string;
  stop(): Promise<void>;
}

/** What runs here: a worker of the primary, the primary of several workers, or the one process that does it all. */
const role = async (settings: Settings): Promise<Role> => {
  if (cluster.isWorker) return (await import('./cluster/worker.ts')).work(settings);
  // Whoever asks about the process is answered by another one, which is never busy.
  const isLed = settings.workers > 1 || settings.metricsPort !== undefined;
  if (isLed) return (await import('./cluster/primary.ts')).lead(settings);
  return (await import('./cluster/single-process.ts')).serveInOneProcess(settings);
};

/**
 * The server as a command: by the settings of the environment and the variables given beside them, until it is told to
 * stop. It says where it listens on standard output; where it cannot start, it says why on standard error and ends the
 * process with code 1.
 *
 * @param variables - Variables of the environment, which go before those of the process.
 */
export const run = async (variables: Readonly<Record<string, string>> = {}): Promise<void> => {
  try {
    // A worker is started with the arguments of its primary, which has settled them and says the rest by the environment.
    const { stop, url } = await role(readSettings(cluster.isWorker ? process.env : { ...process.env, ...variables }));
    const end = async (): Promise<void> => {
      await stop();
      process.exit(0);
    };
    // Once: whoever sends the signal a second time does not want to wait.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, end);
    // Last, so that whoever waits for this line can stop what it started.
    if (url !== undefined) console.log(`Listening on ${url}`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
