import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Options } from '../../app.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { WorkScheduler } from '../limits/work-scheduler.ts';
import type { FollowedRates } from '../rates.ts';
import type { Observer } from '../observability/observe.ts';

/** How the server is doing; it changes while it runs. */
export interface State {
  /** New callers are not welcome any more. */
  readonly stopping: boolean;
  /** No new connection is taken, and the open ones are to end. */
  readonly closing: boolean;
}

/** What requests are received with, beside the settings. */
export interface Reception {
  readonly observers: readonly Observer[];
  readonly limiter: RateLimiter | undefined;
  readonly report: NonNullable<Options['report']>;
  readonly state: State;
  readonly scheduler: WorkScheduler;
  /** Whether a connection is one too many of its client. */
  readonly isBeyond: (socket: Socket) => boolean;
  /** The rates of exchange that answers rest on. */
  readonly rates: FollowedRates | undefined;
}

/** Whoever asks these wants to know about the process, and must hear of it under any load. */
export const probes: ReadonlySet<string> = new Set(['/health', '/ready']);

/** A request of Node's and its response. */
export interface Env {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}
