import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { later } from '../limits/turns.ts';

// A caller may send requests without waiting for answers (pipelining), and Node reads a thousand of them at once. All
// of them in one go would keep everybody else waiting, so a connection gets one answer in each turn of the event loop.

/** By connection, the last request that waits for its turn or its answer. A request that is answered at once is not here. */
const lastOf = new WeakMap<Duplex, ServerResponse>();

/** Node gives a response its connection when the answer before it is out. */
const isWaiting = (outgoing: ServerResponse): boolean => outgoing.socket === null;

/**
 * Stops reading while requests wait. Node resumes the connection whenever it looks for the body of a request. The event
 * is needed: a stream that was paused before it had resumed calls itself paused, and is read all the same.
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
  // The turn of the connection is over: others come first.
  outgoing.once('socket', () => later(() => answer(incoming, outgoing)));
};

/** Answers one request of a connection at a time, and then everybody else's before the next of it. */
export const takeTurns =
  (answer: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (isWaiting(outgoing)) return wait(incoming, outgoing, answer);
    answer(incoming, outgoing);
    if (!outgoing.writableEnded) remember(incoming.socket, outgoing);
  };

/** Calls back when all that was asked over the connection is answered, up to a request that never came to its end. */
export const afterAnswers = (socket: Duplex, done: () => void): void => {
  const last = lastOf.get(socket);
  if (last?.req.complete) last.once('close', done);
  else if (last && isWaiting(last)) last.once('socket', done);
  else done();
};
