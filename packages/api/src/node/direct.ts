import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, isSaneId, json, never, newId, pure } from '../answer.ts';
import { limits } from '../contract.ts';
import type { Endpoint, Success } from '../endpoint.ts';
import type { Options } from '../endpoints.ts';
import { faultOf } from '../fault.ts';
import { queryOf } from '../query.ts';

// The short way through the service. What is asked most, a conversion and a batch of them, is answered straight from
// Node's request to Node's response, by the same endpoints that the app has. Request, Response and Hono around them
// cost a third of the time of an answer. Whatever is out of the ordinary goes through the app, and so does everything
// on other runtimes; a test holds both ways to the same answers.

/** What a request is answered with, and what to tell the log where the fault is ours. */
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cacheControl: string;
  readonly thrown?: unknown;
}

/** Answers a request now or later; false where it is left to the app. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** A target, and a host, in which nothing needs a second look: what a URL parser would leave as it is. */
const plainTarget = /^\/[\w!$%&'()*+,./:;=?@~-]*$/;
const plainHost = /^[a-z\d._-]+(?::\d{1,5})?$/;

/** The longest target of the short way, well within the limit for the whole address. */
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

const send = (outgoing: ServerResponse, id: string, { status, body, cacheControl }: Answer): void => {
  const headers = commonHeaders(id, cacheControl);
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
  // A caller who leaves in the middle never gets here, and is owed nothing.
  incoming.on('end', () => done(chunks.length === 1 ? chunks.at(0)! : Buffer.concat(chunks)));
};

/** The request's own id where it is a sane one. */
export const idOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return isSaneId(given) ? given : newId();
};

/**
 * The short way through these endpoints. `begin` is told of each request that takes it, and gives its id. A caller may
 * leave its answer unread for `sendTimeout` milliseconds.
 */
export const direct = (
  endpoints: readonly Endpoint[],
  begin: (incoming: IncomingMessage, outgoing: ServerResponse) => string,
  report: NonNullable<Options['report']>,
  sendTimeout: number,
): Direct => {
  const byQuery = new Map(endpoints.flatMap(({ path, read }) => (read ? [[path, read]] : [])));
  const byBody = new Map(endpoints.flatMap(({ path, readBody }) => (readBody ? [[path, readBody]] : [])));

  const finish = (outgoing: ServerResponse, id: string, answer: Answer): void => {
    send(outgoing, id, answer);
    // Only what the connection does not take at once waits for its caller: a timer for every answer costs more than reading its query.
    if (outgoing.writableLength > 0) outgoing.req.socket.setTimeout(sendTimeout);
    if (answer.status >= 500) report(answer.thrown, id);
  };

  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    if (url.length > longestTarget || !plainTarget.test(url) || !plainHost.test(headers.host ?? '')) return false;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const length = lengthOf(incoming);
    if (length === undefined) return false;

    if (method === 'GET' && Number.isNaN(length)) {
      const read = byQuery.get(path);
      if (read)
        finish(
          outgoing,
          begin(incoming, outgoing),
          answerOf(() => read(queryOf(url))),
        );
      return read !== undefined;
    }
    const readBody = method === 'POST' && length > 0 ? byBody.get(path) : undefined;
    if (!readBody) return false;
    const id = begin(incoming, outgoing);
    collect(incoming, (bytes) =>
      finish(
        outgoing,
        id,
        answerOf(() => readBody(bytes)),
      ),
    );
    return true;
  };
};
