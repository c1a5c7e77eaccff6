import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

// A caller may send requests without waiting for answers (pipelining), and Node reads everything that arrives: a flood
// would fill the memory. Here, a connection is not read while one of its requests waits, and its requests are answered
// one at a time.

/**
 * The last request of each connection that waits for its turn or its answer. Requests that were answered at once are
 * not included.
 */
const lastOf = new WeakMap<Duplex, ServerResponse>();

/**
 * Returns true if a response waits for an earlier one: Node assigns the connection to it when the earlier answer has
 * been written.
 */
const isWaiting = (outgoing: ServerResponse): boolean => outgoing.socket === null;

/**
 * Stops reading while requests wait. Node resumes the connection whenever it waits for the body of a request. Emitting
 * the event is needed: a stream that was paused before it resumed reports that it is paused, but is still read.
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

/** Answers the requests of a connection one at a time. */
export const oneAtATime =
  (answer: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (isWaiting(outgoing)) return wait(incoming, outgoing, answer);
    answer(incoming, outgoing);
    if (!outgoing.writableEnded) remember(incoming.socket, outgoing);
  };

/** Calls back when all complete requests of the connection are answered. */
export const afterAnswers = (socket: Duplex, done: () => void): void => {
  const last = lastOf.get(socket);
  if (last?.req.complete) last.once('close', done);
  else if (last && isWaiting(last)) last.once('socket', done);
  else done();
};
