import cluster, { type Worker } from 'node:cluster';
import { findPort } from '../http/listen.ts';
import { createLog, type Log } from '../observability/log.ts';
import type { Watched } from './management.ts';
import type { Running } from '../server.ts';
import { StartError, type Settings } from '../settings.ts';
import type { FirstMessage, PrimaryMessage, WorkerMessage } from './worker.ts';

/** Waits before a worker is replaced, in milliseconds: doubled for each that dies young, so that a fault does not spin. */
const pauses = { first: 50, longest: 10_000, young: 10_000 };

/** The time beyond its own bounds after which a worker is killed, in milliseconds. */
const slack = 2000;

/** A worker that has said nothing for so long is stuck, in milliseconds. */
const silence = 10_000;

/** The message of a worker about its start. Metrics, limits and the heartbeat use the same channel. */
const firstWord = (worker: Worker): Promise<FirstMessage> =>
  new Promise((resolve) => {
    worker.on('message', (message: object) => {
      if ('listening' in message || 'problem' in message) resolve(message as FirstMessage);
    });
    worker.once('exit', () => resolve({ problem: 'A worker ended before it could listen.' }));
  });

/** Ends when a worker takes no new connection any more. */
const closing = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.on('message', (message: WorkerMessage) => 'closed' in message && resolve());
    void ending(worker).then(resolve);
  });

/** Ends when a worker has. */
const ending = (worker: Worker): Promise<void> => new Promise((resolve) => worker.once('exit', () => resolve()));

/** Starts a worker. It may end while something is said to it, here or by those who gather metrics: its exit tells so, and that is not a fault. */
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
  /** When each worker that listens was last heard of. */
  private readonly heard = new Map<Worker, number>();
  /** Ends, of each worker that listens, when it does not any more. */
  private readonly closings = new Map<Worker, Promise<void>>();

  constructor(log: Log, port: number) {
    this.log = log;
    this.port = port;
  }

  /** Starts one worker. Gives the address where it listens, or throws a StartError with what it says. */
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
    // A worker that stops alone need not wait for others.
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
   * Tells every worker to stop, and waits until the last one has; after `patience` milliseconds the rest is killed. They
   * send their callers away when none of them listens: who comes to a listener that is about to close is lost.
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

/** Counts for the workers, so that all of them count as one. */
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
      // Last, so that the end can be watched too.
      watched?.close();
      log.info({}, 'stopped');
      await log.close();
    },
  };
};
