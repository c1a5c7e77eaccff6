import { later, slice } from './turns.ts';

/** Work from this expected cost on is dear, in milliseconds: it waits apart, so that nothing cheap waits behind all of it. */
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

/** The jobs of each client, in the order of the clients' turns. */
type Lanes = Map<string, Job[]>;

/** Takes the next job of the client whose turn it is. */
const take = (lanes: Lanes): Job => {
  const [client, jobs] = lanes.entries().next().value!;
  const job = jobs.shift()!;
  lanes.delete(client);
  if (jobs.length > 0) lanes.set(client, jobs);
  return job;
};

/**
 * Makes a queue. Without it whoever has many connections would keep the event loop busy for seconds at a time, in which
 * it takes no new connection and answers nobody else.
 */
export const createWorkQueue = (): WorkQueue => {
  const cheapLanes: Lanes = new Map();
  const dearLanes: Lanes = new Map();
  const lanesOf = (job: Pick<Job, 'cost'>): Lanes => (job.cost < dear ? cheapLanes : dearLanes);
  const isEmpty = (): boolean => cheapLanes.size + dearLanes.size === 0;
  let cost = 0;
  let wasCheap = false;
  /** When this turn of the event loop began to work. */
  let began: number | undefined;
  const endTurn = (): void => {
    began = undefined;
  };

  /** One cheap job, then one dear one, however many clients wait for either. */
  const next = (): Job => {
    wasCheap = dearLanes.size === 0 || (!wasCheap && cheapLanes.size > 0);
    const job = take(wasCheap ? cheapLanes : dearLanes);
    cost -= job.cost;
    return job;
  };
  const work = (): void => {
    const start = performance.now();
    while (!isEmpty() && performance.now() - start < slice) next().run();
    if (!isEmpty()) later(work);
  };

  return {
    begin: () => {
      if (!isEmpty()) return undefined;
      const now = performance.now();
      if (began === undefined) {
        began = now;
        setImmediate(endTurn);
      }
      return now - began < slice ? now : undefined;
    },
    add: (job) => {
      if (isEmpty()) later(work);
      const lanes = lanesOf(job);
      const jobs = lanes.get(job.client);
      if (jobs) jobs.push(job);
      else lanes.set(job.client, [job]);
      cost += job.cost;
    },
    waitingBeside: (job) => lanesOf(job).get(job.client)?.length ?? 0,
    cost: () => cost,
  };
};
