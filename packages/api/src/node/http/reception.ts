import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Options } from '../../app.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { WorkScheduler } from '../limits/work-scheduler.ts';
import type { FollowedRates } from '../rates.ts';
import type { Observer } from '../observability/observe.ts';

/** The state of the server, which changes while it runs. */
export interface State {
  /** True if the server is about to stop and `/ready` says so. */
  readonly stopping: boolean;
  /** True if no new connections are accepted and open ones must close. */
  readonly closing: boolean;
}

/** The parts that receive requests, in addition to the settings. */
export interface Reception {
  readonly observers: readonly Observer[];
  readonly limiter: RateLimiter | undefined;
  readonly report: NonNullable<Options['report']>;
  readonly state: State;
  readonly scheduler: WorkScheduler;
  /** Returns true if a connection exceeds the limit of its client. */
  readonly isBeyond: (socket: Socket) => boolean;
  /** The exchange rates that answers use. */
  readonly rates: FollowedRates | undefined;
}

/** The paths of probes, which ask about the process and must be answered under any load. */
export const probes: ReadonlySet<string> = new Set(['/health', '/ready']);

/** Node's request and response. */
export interface Env {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}
