import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The time in which a refused caller must leave, in milliseconds. */
const patience = 2000;

/**
 * Ends a connection, with these bytes if there are any. What its caller still sends is read and dropped until it has left, or for two
 * seconds: a connection that is closed with bytes unread is reset, and the answer lost with it (RFC 9112, 9.6).
 */
export const hangUp = (socket: Duplex, bytes = ''): void => {
  const timer = setTimeout(() => socket.destroy(), patience).unref();
  socket
    .once('close', () => clearTimeout(timer))
    // Node leaves a connection to itself after CONNECT: a caller who breaks it off would end the process
    .on('error', () => socket.destroy())
    .resume()
    .end(bytes);
};

/** Hangs up after an answer to a caller who may be sending still. */
export const hangUpAfter = (outgoing: ServerResponse): void => {
  const { socket } = outgoing.req;
  outgoing.setHeader('Connection', 'close');
  // What Node calls once the answer is out
  socket.destroySoon = () => hangUp(socket);
};
