import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../limits/client.ts';
import type { Log } from './log.ts';
import { codeOfAnswer, idOf } from './notes.ts';

/** A request that has been answered, or given up by its caller. */
export interface Seen {
  /** The id of the request, as its answer has it. */
  readonly id: string;
  /** `GET`, `POST` and their kin. */
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
  /** The id of its trace, where its `traceparent` has one. */
  readonly trace: string | undefined;
  /** From its arrival, or its turn on a connection that has sent more than one, to the end of its answer. */
  readonly milliseconds: number;
  /** False where the caller left before the answer was out. */
  readonly sent: boolean;
}

/** Is told of every request once its connection has the answer. */
export type Observer = (seen: Seen) => void;

/** The path of a target, without its query. */
export const pathOf = (target: string): string => {
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
};

/** Names the route of a target: the endpoint itself, `/widget/` for its files, and `pages` for all the rest. */
export const routeNamer = (endpoints: Iterable<string>): ((target: string) => string) => {
  const known = new Set(endpoints);
  return (target) => {
    const path = pathOf(target);
    if (known.has(path)) return path;
    return path.startsWith('/widget/') ? '/widget/' : 'pages';
  };
};

/** The id of the trace that a request belongs to, by the W3C's Trace Context. */
const traceOf = ({ headers }: IncomingMessage): string | undefined =>
  /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(String(headers.traceparent))?.[1];

/** Tells the observers of one request when it is over. */
export const observe = (
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  route: string,
  trustedProxies: number,
  observers: readonly Observer[],
): void => {
  const begin = performance.now();
  outgoing.once('close', () => {
    const seen: Seen = {
      id: idOf(incoming),
      method: incoming.method ?? '',
      route,
      target: incoming.url ?? '',
      address: addressOf(incoming, trustedProxies),
      status: outgoing.statusCode,
      code: codeOfAnswer(outgoing),
      trace: traceOf(incoming),
      milliseconds: performance.now() - begin,
      sent: outgoing.writableFinished,
    };
    for (const observer of observers) observer(seen);
  });
};

/** A path in the log: what is longer tells nobody more. */
const longestPath = 200;

/**
 * Writes one line for each request. What people ask about is theirs: the values of a query, and the address that it
 * came from, are written at the level `debug` only.
 */
export const logRequests = (log: Log): Observer => {
  const verbose = log.isLevelEnabled('debug');
  return ({ id, method, route, target, address, status, code, trace, milliseconds, sent }) => {
    const path = pathOf(target);
    const line = {
      id,
      method,
      path: path.slice(0, longestPath),
      route,
      status,
      code,
      trace,
      ms: Math.round(milliseconds * 1000) / 1000,
      ...(sent ? {} : { aborted: true }),
    };
    if (verbose) log.debug({ ...line, query: target.slice(path.length), address }, 'request');
    else log.info(line, 'request');
  };
};
