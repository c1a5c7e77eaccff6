/** The longest slice of work in one turn of the event loop, in milliseconds. Other connections are read between two turns. */
export const slice = 10;

/** The processor time that a client may use before others have their turn, in milliseconds. */
const quantum = 1;

/** The work that waits, in milliseconds, from which clients with an average share of it or more are refused. */
export const overload = 5000;

/** The work of one request. */
export interface Job {
  /** Who pays for it. */
  readonly client: string;
  /** The expected processor time, in milliseconds. */
  readonly estimate: number;
  /** Does the work. Where it returns a promise, the microtasks that follow are part of the work. */
  readonly run: () => unknown;
  /** Refuses the request, as too much waits. */
  readonly shed: () => void;
  /** Told what the work has cost, in milliseconds. */
  readonly charge?: (cost: number) => void;
  /** True if it continues a request that has had a turn: it then precedes the other jobs of its client. */
  readonly goesOn?: boolean;
}

/** Decides what the event loop works on. */
export interface WorkScheduler {
  /** Does the work: at once where nothing waits, else when its client has its turn. */
  readonly schedule: (job: Job) => void;
  /** Told that a connection has come in: more may be behind it. */
  readonly onConnection: () => void;
}

/** The jobs of one client that wait. */
interface Lane {
  readonly jobs: Job[];
  /** Their expected processor time, in milliseconds. */
  expected: number;
  /** The processor time beyond the client's share while others waited, in milliseconds. */
  debt: number;
}

/** Calls back once all microtasks are done, and those that they add. */
const afterMicrotasks = (done: () => void): void => queueMicrotask(() => process.nextTick(done));

/**
 * Makes a scheduler: deficit round robin among the clients, by the processor time that their work has taken. A flood of one client
 * waits in its own lane. Every other client has its turn after one job of it.
 */
export const createWorkScheduler = (): WorkScheduler => {
  /** The clients with jobs that wait, in the order of their turns. */
  const lanes = new Map<string, Lane>();
  let expected = 0;
  let isWorking = false;
  /** True if a later turn of the event loop is scheduled to work. */
  let isPlanned = false;
  /** When this turn of the event loop began to work. */
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

  /** Works until nothing waits, or the slice that began then is over. */
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
   * Works for a slice in a turn of its own. Node takes in one new connection in each turn of the event loop, and a turn with work in it
   * is long: work waits while connections come in, for a slice at most.
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

  /** Returns true if too much work waits and this client has an average share of it or more. A client with nothing waiting never has. */
  const isTooMuch = ({ client }: Job): boolean => {
    const lane = lanes.get(client);
    return lane !== undefined && expected > overload && lane.expected * lanes.size >= expected;
  };

  return {
    schedule: (job) => {
      // The refusal waits for its turn too: one that is answered at once is asked again at once
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
