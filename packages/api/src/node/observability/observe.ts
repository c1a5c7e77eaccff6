import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { byPath } from '../../http/paths.ts';
import { addressOf } from '../limits/client.ts';
import type { Log } from './log.ts';
import { codeOfAnswer, idOf } from './notes.ts';

/** A request that has been answered, or that its caller has given up. */
export interface Seen {
  /** The id of the request, as its answer has it. */
  readonly id: string;
  /** The method: `GET`, `POST`. */
  readonly method: string;
  /** The endpoint, or the kind of page: few values, whatever callers ask for. */
  readonly route: string;
  /** The path and query as they came. */
  readonly target: string;
  /** The client, as far as it is known. */
  readonly address: string | undefined;
  /** The status of the answer. */
  readonly status: number;
  /** The code of the error, where the request was refused. */
  readonly code: string | undefined;
  /** The headers of the request. */
  readonly headers: IncomingHttpHeaders;
  /** The id of its trace, where its `traceparent` has one. */
  readonly trace: string | undefined;
  /** From its arrival, or its turn on a connection that has sent more than one, to the end of its answer. */
  readonly milliseconds: number;
  /** False where the caller left before the answer was out. */
  readonly sent: boolean;
}

/** Receives every request once its answer is written to the connection. */
export type Observer = (seen: Seen) => void;

/** The path of a target, without its query. */
export const pathOf = (target: string): string => {
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
};

/** Names the route of a target: the endpoint itself, `/widget/` for its files, and `pages` for all the rest. */
export const routeNamer = (endpoints: Iterable<string>): ((target: string) => string) => {
  const known = byPath(Array.from(endpoints, (path) => [path, path] as const));
  return (target) => {
    const path = pathOf(target);
    return known(path) ?? (path.startsWith('/widget/') ? '/widget/' : 'pages');
  };
};

/** The id of the trace that a request belongs to, by the W3C's Trace Context. */
const traceOf = ({ headers }: IncomingMessage): string | undefined =>
  /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(String(headers.traceparent))?.[1];

/** The properties of a request that observers see. Each is computed when an observer reads it, as most requests are only counted. */
class SeenRequest implements Seen {
  readonly route: string;
  readonly milliseconds: number;
  private readonly incoming: IncomingMessage;
  private readonly outgoing: ServerResponse;
  private readonly trustedProxies: number;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    route: string,
    trustedProxies: number,
    began: number,
  ) {
    this.incoming = incoming;
    this.outgoing = outgoing;
    this.route = route;
    this.trustedProxies = trustedProxies;
    this.milliseconds = performance.now() - began;
  }

  get id(): string {
    return idOf(this.incoming);
  }

  get method(): string {
    return this.incoming.method ?? '';
  }

  get target(): string {
    return this.incoming.url ?? '';
  }

  get address(): string | undefined {
    return addressOf(this.incoming, this.trustedProxies);
  }

  get status(): number {
    return this.outgoing.statusCode;
  }

  get code(): string | undefined {
    return codeOfAnswer(this.outgoing);
  }

  get headers(): IncomingHttpHeaders {
    return this.incoming.headers;
  }

  get trace(): string | undefined {
    return traceOf(this.incoming);
  }

  get sent(): boolean {
    return this.outgoing.writableFinished;
  }
}

/** Tells the observers of one request when it is over. */
export const observe = (
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  route: string,
  trustedProxies: number,
  observers: readonly Observer[],
): void => {
  const began = performance.now();
  outgoing.once('close', () => {
    const seen = new SeenRequest(incoming, outgoing, route, trustedProxies, began);
    for (const observer of observers) observer(seen);
  });
};

/** The longest path in the log. A longer one is cut off. */
const longestPath = 200;

const lineOf = ({ id, method, route, target, status, code, trace, milliseconds, sent }: Seen): object => ({
  id,
  method,
  path: pathOf(target).slice(0, longestPath),
  route,
  status,
  code,
  trace,
  ms: Math.round(milliseconds * 1000) / 1000,
  ...(sent ? {} : { aborted: true }),
});

/** Counts lines, and says of each whether it is within `rate` a second. */
const atMost = (rate: number, clock: () => number): (() => boolean) => {
  let second = 0;
  let lines = 0;
  return () => {
    const now = Math.floor(clock() / 1000);
    if (now !== second) [second, lines] = [now, 0];
    lines += 1;
    return lines <= rate;
  };
};

/**
 * Writes a line for each request, `rate` of them a second at most, and for each fault of ours. The next line says how many were left out.
 * Queries and addresses are the callers' own: they are written at the level `debug` only, of every request.
 */
export const logRequests = (log: Log, rate: number, clock = () => performance.now()): Observer => {
  if (log.isLevelEnabled('debug')) {
    return (seen) => {
      const { target, address } = seen;
      log.debug({ ...lineOf(seen), query: target.slice(pathOf(target).length), address }, 'request');
    };
  }
  const isWithin = atMost(rate, clock);
  let omitted = 0;
  return (seen) => {
    if (!isWithin() && seen.status < 500) {
      omitted += 1;
      return;
    }
    log.info({ ...lineOf(seen), ...(omitted === 0 ? {} : { omitted }) }, 'request');
    omitted = 0;
  };
};
