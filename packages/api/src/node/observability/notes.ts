import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSaneId, newId } from '../../http/answer.ts';

// Data about a request in addition to Node's.

const ids = new WeakMap<IncomingMessage, string>();

/** Returns the id of a request: the given one if it is valid, otherwise a new one. Later calls return the same id. */
export const idOf = (incoming: IncomingMessage): string => {
  let id = ids.get(incoming);
  if (id !== undefined) return id;
  const given = incoming.headers['x-request-id'];
  id = isSaneId(given) ? given : newId();
  ids.set(incoming, id);
  return id;
};

const codes = new WeakMap<ServerResponse, string>();

/** Remembers the error code of a refusal, for the log. */
export const noteCode = (outgoing: ServerResponse, code: string): void => void codes.set(outgoing, code);

/** Returns the error code of a refused request, or undefined. */
export const codeOfAnswer = (outgoing: ServerResponse): string | undefined => codes.get(outgoing);

const shares = new WeakMap<ServerResponse, Readonly<Record<string, string>>>();

/** Remembers the rate limit headers of an answer. */
export const noteShare = (outgoing: ServerResponse, fields: Readonly<Record<string, string>>): void =>
  void shares.set(outgoing, fields);

/** Returns the rate limit headers, or undefined if no limit applies. A cached answer has none. */
export const shareOf = (outgoing: ServerResponse): Readonly<Record<string, string>> | undefined => shares.get(outgoing);
