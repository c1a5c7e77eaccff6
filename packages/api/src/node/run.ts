import cluster from 'node:cluster';
import { readSettings, StartError, type Settings } from './settings.ts';

interface Role {
  /** The address, in the one process that prints it. */
  readonly url?: string;
  stop(): Promise<void>;
}

/** The role of this process: a worker, the primary of several workers, or the only process. */
const role = async (settings: Settings): Promise<Role> => {
  if (cluster.isWorker) return (await import('./cluster/worker.ts')).work(settings);
  // The primary answers probes, because it is never busy.
  const isLed = settings.workers > 1 || settings.metricsPort !== undefined;
  if (isLed) return (await import('./cluster/primary.ts')).lead(settings);
  return (await import('./cluster/single-process.ts')).serveInOneProcess(settings);
};

/**
 * Runs the server as a command, with the settings of the environment and the given variables, until a signal stops it.
 * Writes its address to standard output. If it cannot start, it writes the reason to standard error and exits with code
 * 1.
 *
 * @param variables - Environment variables that override those of the process.
 */
export const run = async (variables: Readonly<Record<string, string>> = {}): Promise<void> => {
  try {
    // A worker has the arguments of its primary, which has already applied them and passes the rest in the environment.
    const { stop, url } = await role(readSettings(cluster.isWorker ? process.env : { ...process.env, ...variables }));
    const end = async (): Promise<void> => {
      await stop();
      process.exit(0);
    };
    // Only once: a second signal ends the process immediately.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, end);
    // Last, so that a program that waits for this line can then stop the server.
    if (url !== undefined) console.log(`Listening on ${url}`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
