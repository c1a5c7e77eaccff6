import cluster, { type Worker } from 'node:cluster';
import { findPort } from '../http/listen.ts';
import { createLog, type Log } from '../observability/log.ts';
import type { Watched } from './management.ts';
import type { Running } from '../server.ts';
import { StartError, type Settings } from '../settings.ts';
import type { FirstMessage, PrimaryMessage, WorkerMessage } from './worker.ts';

/**
 * Delays before a worker is replaced, in milliseconds. The delay doubles for each worker that exits within `young`, so
 * that a crash does not loop fast.
 */
const pauses = { first: 50, longest: 10_000, young: 10_000 };

/** The time after a worker's own shutdown limits at which it is killed, in milliseconds. */
const slack = 2000;

/** A worker without a message for this long is stuck, in milliseconds. */
const silence = 10_000;

/** Returns a worker's message about its start. Metrics, limits and the heartbeat use the same channel. */
const firstWord = (worker: Worker): Promise<FirstMessage> =>
  new Promise((resolve) => {
    worker.on('message', (message: object) => {
      if ('listening' in message || 'problem' in message) resolve(message as FirstMessage);
    });
    worker.once('exit', () => resolve({ problem: 'A worker ended before it could listen.' }));
  });

/** Resolves when a worker stops accepting connections. */
const closing = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.on('message', (message: WorkerMessage) => 'closed' in message && resolve());
    void ending(worker).then(resolve);
  });

/** Resolves when a worker exits. */
const ending = (worker: Worker): Promise<void> => new Promise((resolve) => worker.once('exit', () => resolve()));

/** Starts a worker. Ignores errors of messages to a worker that has exited: the exit event reports that. */
export const startWorker = (port: number): Worker => cluster.fork({ PORT: port }).on('error', () => {});

const tellAllClosed = (worker: Worker): void => {
  const message: PrimaryMessage = { allClosed: true };
  if (worker.isConnected()) worker.send(message);
};

/** Keeps a number of workers alive until `stop` is called. */
class Crew {
  private readonly log: Log;
  private readonly port: number;
  private stopping = false;
  private pause = pauses.first;
  /** The time of the last message of each listening worker. */
  private readonly heard = new Map<Worker, number>();
  /** Promises by listening worker, which resolve when it stops listening. */
  private readonly closings = new Map<Worker, Promise<void>>();

  constructor(log: Log, port: number) {
    this.log = log;
    this.port = port;
  }

  /** Starts one worker. Returns the address where it listens, or throws a StartError with its message. */
  async hire(): Promise<string> {
    const worker = startWorker(this.port);
    const hired = performance.now();
    const message = await firstWord(worker);
    if ('problem' in message) throw new StartError(message.problem);
    this.heard.set(worker, performance.now());
    worker.on('message', () => this.heard.set(worker, performance.now()));
    worker.once('exit', (code, signal) => this.replace(worker, hired, code, signal));
    const closed = closing(worker);
    this.closings.set(worker, closed);
    // A worker that stops alone does not wait for the others.
    void closed.then(() => this.stopping || tellAllClosed(worker));
    return message.listening;
  }

  /** True if any worker runs and is not stuck. */
  isAlive(): boolean {
    const now = performance.now();
    return [...this.heard.values()].some((at) => now - at < silence);
  }

  /** True if the service accepts new callers. */
  isReady(): boolean {
    return !this.stopping && this.isAlive();
  }

  /**
   * Stops every worker and waits for the last one. Kills the rest after `patience` milliseconds. Workers close
   * connections only after all of them have stopped listening: a connection to a listener that is about to close would
   * be lost.
   */
  async stop(patience: number): Promise<void> {
    this.stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const kill = (signal: NodeJS.Signals) => workers.forEach((worker) => worker.process.kill(signal));
    const ends = workers.filter((worker) => !worker.isDead()).map(ending);
    kill('SIGTERM');
    const late = setTimeout(() => kill('SIGKILL'), patience);
    await Promise.all(this.closings.values());
    workers.forEach(tellAllClosed);
    await Promise.all(ends);
    clearTimeout(late);
  }

  private replace(worker: Worker, hired: number, code: number | null, signal: string | null): void {
    this.heard.delete(worker);
    this.closings.delete(worker);
    if (this.stopping) return;
    const lived = performance.now() - hired;
    this.pause = lived < pauses.young ? Math.min(this.pause * 2, pauses.longest) : pauses.first;
    this.log.error({ worker: worker.process.pid, code, signal, lived: Math.round(lived) }, 'worker died');
    setTimeout(() => void this.hireAgain(), this.pause);
  }

  private async hireAgain(): Promise<void> {
    if (this.stopping) return;
    try {
      await this.hire();
      this.log.info({}, 'worker replaced');
    } catch (error) {
      this.log.error({ err: error }, 'worker not replaced');
      this.pause = Math.min(this.pause * 2, pauses.longest);
      setTimeout(() => void this.hireAgain(), this.pause);
    }
  }
}

/** Keeps the rate limits for all workers together. */
const countForWorkers = async (settings: Settings): Promise<void> => {
  if (settings.rateLimit === undefined) return;
  const { RateLimiterClusterMaster } = await import('rate-limiter-flexible');
  void new RateLimiterClusterMaster();
};

/** Serves health and metrics of the workers on the management port. */
const serveWatchers = async (settings: Settings, crew: Crew): Promise<Watched | undefined> => {
  if (settings.metricsPort === undefined) return undefined;
  const { aggregate } = await import('../observability/metrics.ts');
  const { serveManagement } = await import('./management.ts');
  return serveManagement(settings, {
    metrics: aggregate(),
    isAlive: () => crew.isAlive(),
    isReady: () => crew.isReady(),
  });
};

/** Starts workers that share one port, and serves their health and metrics. Throws a StartError if they cannot listen. */
export const lead = async (settings: Settings): Promise<Running> => {
  const log = createLog(settings.logLevel);
  const port = await findPort({ port: settings.port, host: settings.host, portName: 'PORT', hostName: 'HOST' });
  await countForWorkers(settings);
  const crew = new Crew(log, port);
  const watched = await serveWatchers(settings, crew);
  const [url = ''] = await Promise.all(Array.from({ length: settings.workers }, () => crew.hire()));
  log.info({ url, metrics: watched?.url, workers: settings.workers }, 'listening');
  return {
    url,
    stop: async () => {
      log.info({}, 'stopping');
      await crew.stop((settings.drainDelay + settings.drainTimeout) * 1000 + slack);
      // Last, so that the shutdown can be observed too.
      watched?.close();
      log.info({}, 'stopped');
      await log.close();
    },
  };
};
