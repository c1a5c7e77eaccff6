import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Options } from '../../app.ts';
import { limits } from '../../contract.ts';
import { never, pure } from '../../http/answer.ts';
import { faultOf } from '../../http/fault.ts';
import { wantsForm } from '../../http/form.ts';
import { queryOf } from '../../http/query.ts';
import { finishSteps } from '../../http/steps.ts';
import type { Endpoint, Success } from '../../routes/endpoint.ts';
import { idOf, noteCode } from '../observability/notes.ts';
import { hasBody } from './body.ts';
import { send } from './send.ts';

// The fast path. Endpoints that read only a query or a body are answered directly from Node's request to Node's
// response: Request, Response and Hono would take a third of the time of an answer. Everything else goes through the
// app, as on other runtimes. A test compares the answers of both.

/**
 * Returns the function that answers a request whose body has been collected, or undefined if the app must answer it.
 */
export type FastPath = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  body?: Buffer,
) => (() => unknown) | undefined;

/** A target and a host that a URL parser does not change. */
const plainTarget = /^\/[\w!$%&'()*+,./:;=?@~-]*$/;
const plainHost = /^[a-z\d._-]+(?::[1-5]?\d{1,4})?$/;

/** The longest target of the fast path, well below the limit for the whole address. */
const longestTarget = limits.address / 2;

/** The answer to a request, with the error to log if the fault is ours. */
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cacheControl: string;
  readonly code?: string;
  readonly thrown?: unknown;
  readonly next?: string | undefined;
}

const successOf = ({ body, cacheControl = pure, next }: Success): Answer => ({
  status: 200,
  body: JSON.stringify(body),
  cacheControl,
  next,
});

const refusalOf = (thrown: unknown): Answer => {
  const { status, body } = faultOf(thrown);
  return { status, body: JSON.stringify(body), cacheControl: never, code: body.code, thrown };
};

const isPlain = ({ url = '', headers }: IncomingMessage): boolean =>
  url.length <= longestTarget &&
  plainTarget.test(url) &&
  plainHost.test(headers.host ?? '') &&
  !wantsForm(headers.accept, url);

/** Returns true if a body has a content encoding, which the app refuses. */
const isEncoded = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] !== undefined || (headers['transfer-encoding'] ?? 'chunked') !== 'chunked';

/** Options of the fast path. */
interface FastPathParts {
  readonly report: NonNullable<Options['report']>;
  /** The milliseconds for which a caller may leave its answer unread. */
  readonly sendTimeout: number;
  /** Lets the server answer others in the middle of a request. */
  readonly pause: (incoming: IncomingMessage) => Promise<void>;
}

/** Creates the fast path for these endpoints. */
export const createFastPath = (
  endpoints: readonly Endpoint[],
  { report, sendTimeout, pause }: FastPathParts,
): FastPath => {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));

  const finish = (incoming: IncomingMessage, outgoing: ServerResponse, { forms }: Endpoint, answer: Answer): void => {
    if (answer.code !== undefined) noteCode(outgoing, answer.code);
    send(incoming, outgoing, answer, sendTimeout, forms && answer.status === 200 ? 'Accept' : undefined);
    if (answer.status >= 500) report(answer.thrown, idOf(incoming));
  };

  return (incoming, outgoing, path, body) => {
    const { method, url = '' } = incoming;
    const endpoint = byPath.get(path);
    if (!endpoint || !isPlain(incoming)) return undefined;
    const { read, readBody } = endpoint;
    if (method === 'GET' || method === 'HEAD') {
      if (!read || hasBody(incoming)) return undefined;
      return () => {
        let answer: Answer;
        try {
          answer = successOf(read(queryOf(url)));
        } catch (thrown) {
          answer = refusalOf(thrown);
        }
        finish(incoming, outgoing, endpoint, answer);
      };
    }
    if (!readBody || method !== 'POST' || !body || isEncoded(incoming)) return undefined;
    return async () => {
      const steps = readBody(body, queryOf(url));
      const answer = await finishSteps(steps, () => pause(incoming))
        .then(successOf)
        .catch(refusalOf);
      finish(incoming, outgoing, endpoint, answer);
    };
  };
};
