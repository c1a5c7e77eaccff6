import type { IncomingMessage } from 'node:http';

/** Returns true if a request has a body. The stream of one without never ends. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** Collects a body. Gives undefined for one that is over the limit, as soon as it is, and nothing where the caller leaves before its end. */
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
