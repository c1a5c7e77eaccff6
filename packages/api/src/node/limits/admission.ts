import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooManyRequests, unavailable, type Fault } from '../../http/fault.ts';
import type { Settings } from '../settings.ts';
import { clientOf } from './client.ts';
import { createWorkBudget } from './work-budget.ts';
import { createWorkQueue, dear } from './work-queue.ts';

/** What is known of the requests of one route. */
export interface Work {
  /** Answered whatever waits. */
  readonly isProbe: boolean;
  /** What the next of them will cost, in milliseconds. */
  expected: number;
}

/** Decides when requests are answered. */
export interface Admission {
  /** The work of a route: its cost is measured, and expected of its next request. */
  readonly workOf: (route: string) => Work;
  /** Does the work of a request: now, in its turn, or never. */
  readonly admit: (incoming: IncomingMessage, outgoing: ServerResponse, work: Work, run: () => void) => void;
}

/** Refuses a request before any work was done for it; the caller may try again after so many seconds. */
export type Refuse = (incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault, seconds: number) => void;

/** The work waiting, in milliseconds, at which dear requests are refused, and at which all are. */
const overload = { dear: 1000, all: 5000 };

/** After which an overloaded server may be asked again, in seconds. */
const recovery = 5;

/** The share of the newest measurement in the expected cost of a route. */
const weight = 1 / 16;

type LimitSettings = Pick<Settings, 'clientWork' | 'clientWaiting' | 'trustedProxies'>;

/** Makes an admission of these limits. */
export const createAdmission = (
  { clientWork, clientWaiting = Number.POSITIVE_INFINITY, trustedProxies }: LimitSettings,
  probes: ReadonlySet<string>,
  refuse: Refuse,
): Admission => {
  const queue = createWorkQueue();
  const budget = clientWork === undefined ? undefined : createWorkBudget(clientWork);
  const works = new Map<string, Work>();

  const workOf = (route: string): Work => {
    let work = works.get(route);
    if (!work) works.set(route, (work = { isProbe: probes.has(route), expected: 0 }));
    return work;
  };

  const perform = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    work: Work,
    run: () => void,
    began: number,
  ): void => {
    // The caller may have left while the request waited.
    if (incoming.socket.destroyed) return;
    const client = budget && clientOf(incoming, trustedProxies);
    const wait = budget && client !== undefined ? budget.wait(client, work.expected) : 0;
    if (wait > 0) {
      refuse(incoming, outgoing, tooManyRequests(String(wait)), wait);
      return;
    }
    run();
    const cost = performance.now() - began;
    work.expected += (cost - work.expected) * weight;
    if (budget && client !== undefined) budget.charge(client, cost);
  };

  const admit: Admission['admit'] = (incoming, outgoing, work, run) => {
    if (work.isProbe) {
      run();
      return;
    }
    const now = queue.begin();
    if (now !== undefined) {
      perform(incoming, outgoing, work, run, now);
      return;
    }
    const { expected: cost } = work;
    if (queue.cost() > (cost < dear ? overload.all : overload.dear)) {
      refuse(incoming, outgoing, unavailable('The server is overloaded.'), recovery);
      return;
    }
    const client = clientOf(incoming, trustedProxies);
    if (queue.waitingBeside({ client, cost }) >= clientWaiting) {
      refuse(incoming, outgoing, tooManyRequests('1'), 1);
      return;
    }
    queue.add({ client, cost, run: () => perform(incoming, outgoing, work, run, performance.now()) });
  };
  return { workOf, admit };
};
