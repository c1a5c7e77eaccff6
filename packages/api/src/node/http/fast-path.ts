import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, isSaneId, json, never, newId, pure } from '../../http/answer.ts';
import { limits } from '../../contract.ts';
import { wantsForm } from '../../http/form.ts';
import { byForm, type Endpoint, type Success } from '../../routes/endpoint.ts';
import type { Options } from '../../routes/endpoints.ts';
import { faultOf } from '../../http/fault.ts';
import { queryOf } from '../../http/query.ts';

// The fast path. Endpoints that look at nothing but a query or a body are answered straight from Node's request to
// Node's response: Request, Response and Hono around them would be a third of the time of an answer. Everything else
// goes through the app, and so does everything on other runtimes. A test holds both to the same answers.

/** What a request is answered with, and what to tell the log where the fault is ours. */
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cacheControl: string;
  readonly thrown?: unknown;
}

/** Answers a request now or later; false where it is left to the app. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** A target and a host that a URL parser would leave as they are. */
const plainTarget = /^\/[\w!$%&'()*+,./:;=?@~-]*$/;
const plainHost = /^[a-z\d._-]+(?::\d{1,5})?$/;

/** The longest target of the fast path, well within the limit for the whole address. */
const longestTarget = limits.address / 2;

const answerOf = (make: () => Success): Answer => {
  try {
    const { body, cacheControl = pure } = make();
    return { status: 200, body: JSON.stringify(body), cacheControl };
  } catch (thrown) {
    const { status, body } = faultOf(thrown);
    return { status, body: JSON.stringify(body), cacheControl: never, thrown };
  }
};

const send = (
  outgoing: ServerResponse,
  id: string,
  { status, body, cacheControl }: Answer,
  isVaried: boolean,
): void => {
  const headers = commonHeaders(id, cacheControl);
  if (isVaried && status === 200) Object.assign(headers, byForm);
  headers['Content-Type'] = json;
  const length = Buffer.byteLength(body);
  headers['Content-Length'] = String(length);
  outgoing.writeHead(status, headers);
  // Nearly every body is ASCII, which needs no encoding.
  outgoing.end(body, length === body.length ? 'latin1' : 'utf8');
};

/** The announced length of a body within the limit; undefined for any other body, and NaN for none. */
const lengthOf = ({ headers }: IncomingMessage): number | undefined => {
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return undefined;
  const length = Number(headers['content-length'] ?? Number.NaN);
  return length > limits.body ? undefined : length;
};

const collect = (incoming: IncomingMessage, done: (bytes: Uint8Array) => void): void => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  // There is no `end` where the caller leaves in the middle.
  incoming.on('end', () => done(chunks.length === 1 ? chunks.at(0)! : Buffer.concat(chunks)));
};

/** The request's own id where it is a sane one. */
export const idOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return isSaneId(given) ? given : newId();
};

/**
 * The fast path through these endpoints. `begin` is told of each request that takes it, and gives its id. A caller may
 * leave its answer unread for `sendTimeout` milliseconds.
 */
export const createFastPath = (
  endpoints: readonly Endpoint[],
  begin: (incoming: IncomingMessage, outgoing: ServerResponse) => string,
  report: NonNullable<Options['report']>,
  sendTimeout: number,
): FastPath => {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));

  const finish = (outgoing: ServerResponse, id: string, answer: Answer, { forms }: Endpoint): void => {
    send(outgoing, id, answer, forms !== undefined);
    // A timer for every answer would cost more than reading its query: only an answer that is not sent at once has one.
    if (outgoing.writableLength > 0) outgoing.req.socket.setTimeout(sendTimeout);
    if (answer.status >= 500) report(answer.thrown, id);
  };

  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    if (url.length > longestTarget || !plainTarget.test(url) || !plainHost.test(headers.host ?? '')) return false;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const endpoint = byPath.get(path);
    const length = lengthOf(incoming);
    if (endpoint === undefined || length === undefined) return false;
    if (wantsForm(headers.accept, url)) return false;

    const { read, readBody } = endpoint;
    if (read && method === 'GET' && Number.isNaN(length)) {
      const id = begin(incoming, outgoing);
      finish(
        outgoing,
        id,
        answerOf(() => read(queryOf(url))),
        endpoint,
      );
      return true;
    }
    if (!readBody || method !== 'POST' || !(length > 0)) return false;
    const id = begin(incoming, outgoing);
    collect(incoming, (bytes) =>
      finish(
        outgoing,
        id,
        answerOf(() => readBody(bytes)),
        endpoint,
      ),
    );
    return true;
  };
};
