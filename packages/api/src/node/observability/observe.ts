import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { byPath } from '../../http/paths.ts';
import { addressOf } from '../limits/client.ts';
import type { Log } from './log.ts';
import { codeOfAnswer, idOf } from './notes.ts';

/** A request that was answered, or whose caller disconnected. */
export interface Seen {
  /** The id of the request, as in its answer. */
  readonly id: string;
  /** The method: `GET`, `POST`. */
  readonly method: string;
  /** The endpoint, or the kind of page. It has few values, whatever callers request. */
  readonly route: string;
  /** The path and query as received. */
  readonly target: string;
  /** The client's address, if known. */
  readonly address: string | undefined;
  /** The status of the answer. */
  readonly status: number;
  /** The error code, if the request was refused. */
  readonly code: string | undefined;
  /** The headers of the request. */
  readonly headers: IncomingHttpHeaders;
  /** The id of its trace, if its `traceparent` has one. */
  readonly trace: string | undefined;
  /**
   * The time until the end of the answer, from the arrival of the request, or from its turn on a connection with
   * several requests.
   */
  readonly milliseconds: number;
  /** False if the caller disconnected before the answer was sent. */
  readonly sent: boolean;
}

/** Receives every request once its answer is written to the connection. */
export type Observer = (seen: Seen) => void;

/** Returns the path of a target, without its query. */
export const pathOf = (target: string): string => {
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
};

/**
 * Returns a function that names the route of a target: the endpoint itself, `/widget/` for the widget's files, and
 * `pages` for everything else.
 */
export const routeNamer = (endpoints: Iterable<string>): ((target: string) => string) => {
  const known = byPath(Array.from(endpoints, (path) => [path, path] as const));
  return (target) => {
    const path = pathOf(target);
    return known(path) ?? (path.startsWith('/widget/') ? '/widget/' : 'pages');
  };
};

/** Returns the id of a request's trace, by the W3C's Trace Context. */
const traceOf = ({ headers }: IncomingMessage): string | undefined =>
  /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(String(headers.traceparent))?.[1];

/**
 * The properties of a request for observers. Each is computed when an observer reads it, because most requests are only
 * counted.
 */
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

/** Calls the observers once when a request is over. */
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

/** The longest path in the log. A longer one is truncated. */
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

/** Returns a function that is true for at most `rate` calls per second. */
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
 * Logs each request, at most `rate` lines per second, and each server error. The next line has the number of omitted
 * lines. Queries and addresses are private, so only the level `debug` logs them, for every request.
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
