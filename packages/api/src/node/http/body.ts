import type { IncomingMessage } from 'node:http';

/** Returns true if a request has a body. Without a body, its stream never ends. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/**
 * Collects a body. Calls back with undefined as soon as the body exceeds the limit, and does not call back if the
 * caller disconnects before its end.
 */
export const collectBody = (
  incoming: IncomingMessage,
  limit: number,
  done: (bytes: Buffer | undefined) => void,
): void => {
  if (Number(incoming.headers['content-length']) > limit) {
    done(undefined);
    return;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else if (length - chunk.length <= limit) done(undefined);
  });
  incoming.on('end', () => {
    if (length <= limit) done(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  });
};
