import { later } from './turns.ts';

/** For how long requests are answered in one turn of the event loop, before it goes on to read from other connections, in milliseconds. */
const slice = 10;

/** Work from this expected cost on is dear, in milliseconds: it waits apart, so that nothing cheap waits behind it. */
export const dear = 0.5;

/** The answering of one request. */
export interface Job {
  /** Who asked. */
  readonly client: string;
  /** What it will cost, as far as is known, in milliseconds. */
  readonly cost: number;
  readonly run: () => void;
}

/** Work that waits, in slices between which the event loop reads, and by turns of the clients. */
export interface WorkQueue {
  /** The time, where this turn of the event loop has time to work at once, instead of waiting in the queue. */
  readonly begin: () => number | undefined;
  readonly add: (job: Job) => void;
  /** How many jobs of the same client and kind (dear or cheap) wait. */
  readonly waitingBeside: (job: Pick<Job, 'client' | 'cost'>) => number;
  /** The cost of all that waits, in milliseconds. */
  readonly cost: () => number;
}

const laneOf = ({ client, cost }: Pick<Job, 'client' | 'cost'>): string => (cost < dear ? client : `${client} dear`);

/**
 * Makes a queue. Without it whoever has many connections would keep the event loop busy for seconds at a time, in which
 * it takes no new connection and answers nobody else.
 */
export const createWorkQueue = (): WorkQueue => {
  /** The jobs of each client, in the order of the clients' turns. */
  const lanes = new Map<string, Job[]>();
  let cost = 0;
  /** When this turn of the event loop began to work. */
  let began: number | undefined;
  const endTurn = (): void => {
    began = undefined;
  };

  const next = (): Job => {
    const [lane, jobs] = lanes.entries().next().value!;
    const job = jobs.shift()!;
    cost -= job.cost;
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    return job;
  };
  const work = (): void => {
    const start = performance.now();
    do {
      next().run();
    } while (lanes.size > 0 && performance.now() - start < slice);
    if (lanes.size > 0) later(work);
  };

  return {
    begin: () => {
      if (lanes.size > 0) return undefined;
      const now = performance.now();
      if (began === undefined) {
        began = now;
        setImmediate(endTurn);
      }
      return now - began < slice ? now : undefined;
    },
    add: (job) => {
      if (lanes.size === 0) later(work);
      const lane = laneOf(job);
      const jobs = lanes.get(lane);
      if (jobs) jobs.push(job);
      else lanes.set(lane, [job]);
      cost += job.cost;
    },
    waitingBeside: (job) => lanes.get(laneOf(job))?.length ?? 0,
    cost: () => cost,
  };
};
