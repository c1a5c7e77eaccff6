import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooManyRequests, unavailable, type Fault } from '../../http/fault.ts';
import type { Settings } from '../settings.ts';
import { clientOf } from './client.ts';
import { createWorkBudget } from './work-budget.ts';
import { createWorkQueue, dear } from './work-queue.ts';

/**
 * Does the work of a request: now, in its turn, or never. `probe` is true of a request that is answered whatever waits.
 */
export type Admit = (incoming: IncomingMessage, outgoing: ServerResponse, route: string, run: () => void) => void;

/** Refuses a request before any work was done for it; the caller may try again after so many seconds. */
export type Refuse = (incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault, seconds: number) => void;

/** The work waiting, in milliseconds, at which dear requests are refused, and at which all are. */
const overload = { dear: 1000, all: 5000 };

/** After which an overloaded server may be asked again, in seconds. */
const recovery = 5;

/** The share of the newest measurement in the expected cost of a route. */
const weight = 1 / 16;

type LimitSettings = Pick<Settings, 'clientWork' | 'clientWaiting' | 'trustedProxies'>;

/** Decides when requests are answered. The cost of a route is measured, and expected of its next request. */
export const createAdmission = (
  { clientWork, clientWaiting = Number.POSITIVE_INFINITY, trustedProxies }: LimitSettings,
  probes: ReadonlySet<string>,
  refuse: Refuse,
): Admit => {
  const queue = createWorkQueue();
  const budget = clientWork === undefined ? undefined : createWorkBudget(clientWork);
  const costs = new Map<string, number>();

  const perform = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    route: string,
    run: () => void,
    began: number,
  ): void => {
    // The caller may have left while the request waited.
    if (incoming.socket.destroyed) return;
    const expected = costs.get(route) ?? 0;
    const client = budget && clientOf(incoming, trustedProxies);
    const wait = budget && client !== undefined ? budget.wait(client, expected) : 0;
    if (wait > 0) {
      refuse(incoming, outgoing, tooManyRequests(String(wait)), wait);
      return;
    }
    run();
    const cost = queue.end(began);
    costs.set(route, expected + (cost - expected) * weight);
    if (budget && client !== undefined) budget.charge(client, cost);
  };

  return (incoming, outgoing, route, run) => {
    if (probes.has(route)) {
      run();
      return;
    }
    const now = queue.begin();
    if (now !== undefined) {
      perform(incoming, outgoing, route, run, now);
      return;
    }
    const cost = costs.get(route) ?? 0;
    if (queue.cost() > (cost < dear ? overload.all : overload.dear)) {
      refuse(incoming, outgoing, unavailable('The server is overloaded.'), recovery);
      return;
    }
    const client = clientOf(incoming, trustedProxies);
    if (queue.waitingBeside({ client, cost }) >= clientWaiting) {
      refuse(incoming, outgoing, tooManyRequests('1'), 1);
      return;
    }
    queue.add({ client, cost, run: () => perform(incoming, outgoing, route, run, performance.now()) });
  };
};
