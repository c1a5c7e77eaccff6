/**
 * The longest slice of work in one tick of the event loop, in milliseconds. Other connections are read between two
 * ticks.
 */
export const slice = 10;

/** The processor time of a client before it is the next client's turn, in milliseconds. */
const quantum = 1;

/** The waiting work, in milliseconds, from which clients with an average or larger share of it are refused. */
export const overload = 5000;

/** The work of one request. */
export interface Job {
  /** The client whose budget pays for it. */
  readonly client: string;
  /** The expected processor time, in milliseconds. */
  readonly estimate: number;
  /** Does the work. If it returns a promise, the following microtasks count as work too. */
  readonly run: () => unknown;
  /** Refuses the request because too much work waits. */
  readonly shed: () => void;
  /** Called with the cost of the work, in milliseconds. */
  readonly charge?: (cost: number) => void;
  /** True if it continues a request that already had a turn. It then precedes the other jobs of its client. */
  readonly goesOn?: boolean;
}

/** Decides the order of work in the event loop. */
export interface WorkScheduler {
  /** Does the work, at once if nothing waits, otherwise when it is the client's turn. */
  readonly schedule: (job: Job) => void;
  /** Called for each new connection, because more connections may be waiting. */
  readonly onConnection: () => void;
}

/** The waiting jobs of one client. */
interface Lane {
  readonly jobs: Job[];
  /** Their expected processor time, in milliseconds. */
  expected: number;
  /** The processor time beyond the client's share while others waited, in milliseconds. */
  debt: number;
}

/** Calls back once all microtasks are done, including those that they add. */
const afterMicrotasks = (done: () => void): void => queueMicrotask(() => process.nextTick(done));

/**
 * Creates a scheduler: deficit round robin among the clients, by the measured processor time of their work. A flood of
 * one client waits in its own lane. Every other client waits for at most one of its jobs.
 */
export const createWorkScheduler = (): WorkScheduler => {
  /** The clients with waiting jobs, in the order of their turns. */
  const lanes = new Map<string, Lane>();
  let expected = 0;
  let isWorking = false;
  /** True if work is scheduled for a later tick of the event loop. */
  let isPlanned = false;
  /** The time when this tick of the event loop began to work. */
  let turnBegan: number | undefined;
  let hasConnected = false;
  let heldSince: number | undefined;

  const endTurn = (): void => {
    turnBegan = undefined;
  };

  const plan = (): void => {
    isPlanned = true;
    setImmediate(work);
  };

  const add = (job: Job): void => {
    const lane = lanes.get(job.client);
    expected += job.estimate;
    if (lane) {
      if (job.goesOn) lane.jobs.unshift(job);
      else lane.jobs.push(job);
      lane.expected += job.estimate;
    } else {
      lanes.set(job.client, { jobs: [job], expected: job.estimate, debt: 0 });
    }
  };

  /** Takes the next job of the client whose turn it is. */
  const take = (): Job => {
    for (;;) {
      const [client, lane] = lanes.entries().next().value!;
      lanes.delete(client);
      if (lanes.size === 0) lane.debt = 0;
      if (lane.debt > quantum) {
        lane.debt -= quantum;
        lanes.set(client, lane);
        continue;
      }
      const job = lane.jobs.shift()!;
      lane.expected -= job.estimate;
      expected -= job.estimate;
      if (lane.jobs.length > 0) lanes.set(client, lane);
      return job;
    }
  };

  const settle = ({ client, charge }: Job, began: number): void => {
    const cost = performance.now() - began;
    const lane = lanes.get(client);
    if (lane) lane.debt += cost;
    charge?.(cost);
  };

  /** Works until nothing waits, or until the slice that began at `began` is over. */
  const goOn = (began: number): void => {
    isWorking = true;
    while (lanes.size > 0) {
      const now = performance.now();
      if (now - began >= slice) {
        plan();
        break;
      }
      const job = take();
      if (job.run() instanceof Promise) {
        afterMicrotasks(() => {
          settle(job, now);
          goOn(began);
        });
        return;
      }
      settle(job, now);
    }
    isWorking = false;
  };

  /**
   * Works for a slice in a separate tick. Node accepts one new connection in each tick of the event loop, and a tick
   * with work takes long. So work waits while connections arrive, for a slice at most.
   */
  const work = (): void => {
    const now = performance.now();
    const isHeld = hasConnected && now - (heldSince ??= now) < slice;
    hasConnected = false;
    if (isHeld) {
      setImmediate(work);
      return;
    }
    heldSince = undefined;
    isPlanned = false;
    goOn(now);
  };

  /**
   * Returns true if too much work waits and this client has an average or larger share of it. A client without waiting
   * work is never refused.
   */
  const isTooMuch = ({ client }: Job): boolean => {
    const lane = lanes.get(client);
    return lane !== undefined && expected > overload && lane.expected * lanes.size >= expected;
  };

  return {
    schedule: (job) => {
      // The refusal also waits for its turn, because a caller that is refused at once asks again at once
      add(isTooMuch(job) ? { client: job.client, estimate: 0, run: job.shed, shed: job.shed } : job);
      if (isWorking || isPlanned) return;
      if (turnBegan === undefined) {
        turnBegan = performance.now();
        setImmediate(endTurn);
      }
      goOn(turnBegan);
    },
    onConnection: () => {
      hasConnected = isPlanned;
    },
  };
};
