import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Options } from '../../app.ts';
import { limits } from '../../contract.ts';
import { never, pure } from '../../http/answer.ts';
import { bodyTooLarge, faultOf } from '../../http/fault.ts';
import { wantsForm } from '../../http/form.ts';
import { queryOf } from '../../http/query.ts';
import type { Endpoint, Success } from '../../routes/endpoint.ts';
import type { Admission } from '../limits/admission.ts';
import { idOf, noteCode } from '../observability/notes.ts';
import { hangUpAfter } from './hang-up.ts';
import { send, sendFault } from './send.ts';

// The fast path. Endpoints that look at nothing but a query or a body are answered straight from Node's request to
// Node's response: Request, Response and Hono around them would be a third of the time of an answer. Everything else
// goes through the app, and so does everything on other runtimes. A test holds both to the same answers.

/** Answers a request to a path, now or later; false where it is left to the app. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => boolean;

/** A target and a host that a URL parser would leave as they are. */
const plainTarget = /^\/[\w!$%&'()*+,./:;=?@~-]*$/;
const plainHost = /^[a-z\d._-]+(?::[1-5]?\d{1,4})?$/;

/** The longest target of the fast path, well within the limit for the whole address. */
const longestTarget = limits.address / 2;

/** What a request is answered with, and what to tell the log where the fault is ours. */
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cacheControl: string;
  readonly code?: string;
  readonly thrown?: unknown;
}

const answerOf = (make: () => Success): Answer => {
  try {
    const { body, cacheControl = pure } = make();
    return { status: 200, body: JSON.stringify(body), cacheControl };
  } catch (thrown) {
    const { status, body } = faultOf(thrown);
    return { status, body: JSON.stringify(body), cacheControl: never, code: body.code, thrown };
  }
};

const isPlain = ({ url = '', headers }: IncomingMessage): boolean =>
  url.length <= longestTarget &&
  plainTarget.test(url) &&
  plainHost.test(headers.host ?? '') &&
  !wantsForm(headers.accept, url);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** A body in an encoding of its own is refused by the app. */
const isEncoded = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] !== undefined || (headers['transfer-encoding'] ?? 'chunked') !== 'chunked';

/** Collects a body; gives undefined for one that is over the limit, as soon as it is. */
const collect = (incoming: IncomingMessage, done: (bytes: Uint8Array | undefined) => void): void => {
  const chunks: Buffer[] = [];
  let length = 0;
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limits.body) chunks.push(chunk);
    else if (length - chunk.length <= limits.body) done(undefined);
  });
  // There is no `end` where the caller leaves in the middle.
  incoming.on('end', () => {
    if (length <= limits.body) done(chunks.length === 1 ? chunks.at(0)! : Buffer.concat(chunks));
  });
};

/** What the fast path works with, beside the endpoints. */
interface FastPathParts {
  readonly admission: Admission;
  readonly report: NonNullable<Options['report']>;
  /** For how long a caller may leave its answer unread, in milliseconds. */
  readonly sendTimeout: number;
}

/** The fast path through these endpoints. */
export const createFastPath = (
  endpoints: readonly Endpoint[],
  { admission: { admit, workOf }, report, sendTimeout }: FastPathParts,
): FastPath => {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, { endpoint, work: workOf(endpoint.path) }]));

  const finish = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { forms }: Endpoint,
    make: () => Success,
  ): void => {
    const answer = answerOf(make);
    if (answer.code !== undefined) noteCode(outgoing, answer.code);
    send(incoming, outgoing, answer, sendTimeout, forms && answer.status === 200 ? 'Accept' : undefined);
    if (answer.status >= 500) report(answer.thrown, idOf(incoming));
  };

  const refuseBody = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    hangUpAfter(outgoing);
    sendFault(incoming, outgoing, bodyTooLarge(limits.body), sendTimeout);
  };

  return (incoming, outgoing, path) => {
    const { method, url = '' } = incoming;
    const known = byPath.get(path);
    if (!known || !isPlain(incoming)) return false;
    const { endpoint, work } = known;
    const { read, readBody } = endpoint;
    if (method === 'GET' || method === 'HEAD') {
      if (!read || hasBody(incoming)) return false;
      admit(incoming, outgoing, work, () => finish(incoming, outgoing, endpoint, () => read(queryOf(url))));
      return true;
    }
    // A request without a body has no stream of one, and so no end of it either.
    if (!readBody || method !== 'POST' || !hasBody(incoming) || isEncoded(incoming)) return false;
    if (Number(incoming.headers['content-length']) > limits.body) {
      refuseBody(incoming, outgoing);
      return true;
    }
    collect(incoming, (bytes) => {
      if (!bytes) refuseBody(incoming, outgoing);
      else
        admit(incoming, outgoing, work, () =>
          finish(incoming, outgoing, endpoint, () => readBody(bytes, queryOf(url))),
        );
    });
    return true;
  };
};
