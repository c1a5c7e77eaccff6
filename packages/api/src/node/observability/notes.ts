import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSaneId, newId } from '../../http/answer.ts';

// What is known of a request beside what Node knows.

const ids = new WeakMap<IncomingMessage, string>();

/** Returns the id of a request: the one that it came with if that is valid, else a new one. Later calls return the same. */
export const idOf = (incoming: IncomingMessage): string => {
  let id = ids.get(incoming);
  if (id !== undefined) return id;
  const given = incoming.headers['x-request-id'];
  id = isSaneId(given) ? given : newId();
  ids.set(incoming, id);
  return id;
};

const codes = new WeakMap<ServerResponse, string>();

/** Remembers the code of a refusal, for the log. */
export const noteCode = (outgoing: ServerResponse, code: string): void => void codes.set(outgoing, code);

/** The code with which a request was refused, if it was. */
export const codeOfAnswer = (outgoing: ServerResponse): string | undefined => codes.get(outgoing);

const shares = new WeakMap<ServerResponse, Readonly<Record<string, string>>>();

/** Remembers the rate limit headers of an answer. */
export const noteShare = (outgoing: ServerResponse, fields: Readonly<Record<string, string>>): void =>
  void shares.set(outgoing, fields);

/** The rate limit headers, where a limit applies. A cached answer has none. */
export const shareOf = (outgoing: ServerResponse): Readonly<Record<string, string>> | undefined => shares.get(outgoing);
