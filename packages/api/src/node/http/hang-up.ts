import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The milliseconds in which a refused caller must disconnect. */
const patience = 2000;

/**
 * Ends a connection after sending the given bytes. It reads and drops the caller's data until the caller disconnects,
 * for two seconds at most: closing a connection with unread data resets it and loses the answer (RFC 9112, 9.6).
 */
export const hangUp = (socket: Duplex, bytes = ''): void => {
  const timer = setTimeout(() => socket.destroy(), patience).unref();
  socket
    .once('close', () => clearTimeout(timer))
    // Node does not handle errors of a connection after CONNECT: a caller who disconnects would end the process
    .on('error', () => socket.destroy())
    .resume()
    .end(bytes);
};

/** Closes the connection after an answer to a caller who may still be sending. */
export const hangUpAfter = (outgoing: ServerResponse): void => {
  const { socket } = outgoing.req;
  outgoing.setHeader('Connection', 'close');
  // Node calls this after sending the answer
  socket.destroySoon = () => hangUp(socket);
};
