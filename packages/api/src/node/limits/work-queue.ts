/** For how long requests are answered before the event loop goes on to read from other connections, in milliseconds. */
const slice = 10;

/** Work that begins this soon after other work belongs to the same slice, in milliseconds. */
const pause = 1;

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
  /** The time, where there is time to work at once, instead of waiting in the queue. */
  readonly begin: () => number | undefined;
  /** Tells that work has ended that began at a time, in the queue or outside, and gives the milliseconds that it took. */
  readonly end: (began: number) => number;
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
  let began = Number.NEGATIVE_INFINITY;
  let ended = Number.NEGATIVE_INFINITY;

  const next = (): Job => {
    const [lane, jobs] = lanes.entries().next().value!;
    const job = jobs.shift()!;
    cost -= job.cost;
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    return job;
  };
  const work = (): void => {
    began = performance.now();
    do {
      next().run();
    } while (lanes.size > 0 && performance.now() - began < slice);
    if (lanes.size > 0) setImmediate(work);
  };

  return {
    begin: () => {
      if (lanes.size > 0) return undefined;
      const now = performance.now();
      if (now - ended > pause) began = now;
      return now - began < slice ? now : undefined;
    },
    end: (from) => {
      ended = performance.now();
      return ended - from;
    },
    add: (job) => {
      if (lanes.size === 0) setImmediate(work);
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
