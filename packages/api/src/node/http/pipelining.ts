import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

// A caller may send requests without waiting for answers (pipelining), and Node reads all that a connection has: a flood would fill
// the memory with them. Here a connection is read no further while a request of it waits, and has one request answered at a time.

/** The last request of each connection that waits for its turn or its answer. Requests answered at once are not here. */
const lastOf = new WeakMap<Duplex, ServerResponse>();

/** Node gives a response its connection when the answer before it has been written. */
const isWaiting = (outgoing: ServerResponse): boolean => outgoing.socket === null;

/**
 * Stops reading while requests wait. Node resumes the connection whenever it looks for the body of a request. The event is needed: a
 * stream that was paused before it had resumed calls itself paused, and is read all the same.
 */
const hold = function (this: Socket): void {
  const last = lastOf.get(this);
  if (last !== undefined && isWaiting(last)) this.pause().emit('pause');
};

const remember = (socket: Socket, outgoing: ServerResponse): void => {
  lastOf.set(socket, outgoing);
  outgoing.once('close', () => {
    if (lastOf.get(socket) !== outgoing) return;
    lastOf.delete(socket);
    socket.off('resume', hold);
    socket.resume();
  });
};

const wait = (incoming: IncomingMessage, outgoing: ServerResponse, answer: RequestListener): void => {
  const { socket } = incoming;
  socket.off('resume', hold).on('resume', hold).pause();
  remember(socket, outgoing);
  outgoing.once('socket', () => setImmediate(() => answer(incoming, outgoing)));
};

/** Answers the requests of a connection one after the other. */
export const oneAtATime =
  (answer: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (isWaiting(outgoing)) return wait(incoming, outgoing, answer);
    answer(incoming, outgoing);
    if (!outgoing.writableEnded) remember(incoming.socket, outgoing);
  };

/** Calls back when all requests of the connection are answered, up to one that never came to its end. */
export const afterAnswers = (socket: Duplex, done: () => void): void => {
  const last = lastOf.get(socket);
  if (last?.req.complete) last.once('close', done);
  else if (last && isWaiting(last)) last.once('socket', done);
  else done();
};
