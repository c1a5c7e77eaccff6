import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooManyRequests, unavailable, type Fault } from '../../http/fault.ts';
import type { Settings } from '../settings.ts';
import { clientOf } from './client.ts';
import { createWorkBudget } from './work-budget.ts';
import type { WorkScheduler } from './work-scheduler.ts';

/** Refuses a request before any work is done. The caller may retry after `seconds`. */
export type Refuse = (incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault, seconds: number) => void;

/** Admission control for every request that takes work. */
export interface Admission {
  /** Answers a request when it is its client's turn, or refuses it. `estimate` is the expected work in milliseconds. */
  readonly admit: (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    estimate: number,
    answer: () => unknown,
  ) => void;
  /** Resolves at the client's next turn. Later work is charged to the client too. */
  readonly pause: (incoming: IncomingMessage) => Promise<void>;
}

/** Seconds after which a client may retry an overloaded server. */
const recovery = 5;

/** Creates the admission control. */
export const createAdmission = (
  { clientWork, trustedProxies }: Pick<Settings, 'clientWork' | 'trustedProxies'>,
  { schedule }: WorkScheduler,
  refuse: Refuse,
): Admission => {
  const budget = clientWork === undefined ? undefined : createWorkBudget(clientWork);
  const admit: Admission['admit'] = (incoming, outgoing, estimate, answer) => {
    const client = clientOf(incoming, trustedProxies);
    let isAnswered = false;
    schedule({
      client,
      estimate,
      run: () => {
        // The caller may have disconnected while the request waited
        if (incoming.socket.destroyed) return undefined;
        const wait = budget?.wait(client, estimate) ?? 0;
        if (wait > 0) return refuse(incoming, outgoing, tooManyRequests(String(wait)), wait);
        isAnswered = true;
        return answer();
      },
      shed: () => refuse(incoming, outgoing, unavailable('The server is overloaded.'), recovery),
      charge: (cost) => {
        if (isAnswered) budget?.charge(client, cost);
      },
    });
  };
  const pause: Admission['pause'] = (incoming) => {
    const client = clientOf(incoming, trustedProxies);
    return new Promise((resolve) => {
      const goOn = async (): Promise<void> => resolve();
      schedule({
        client,
        estimate: 0,
        run: goOn,
        shed: goOn,
        charge: (cost) => budget?.charge(client, cost),
        goesOn: true,
      });
    });
  };
  return { admit, pause };
};
