import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';

/** The silence after which an open connection counts as idle, in milliseconds. */
const quiet = 250;

/** Options of a stop. */
interface Drain {
  /** The time for which it still serves, so that the load balancer notices that it is not ready, in milliseconds. */
  readonly delay: number;
  /** After how much longer what is not finished is cut off, in milliseconds. */
  readonly grace: number;
  /** Told that this server takes no new connection; ends when no other one on its port does. */
  readonly othersClosed: () => Promise<void>;
  /** From here on every answer sends its caller away. */
  readonly onClosing: () => void;
}

/** Stops a server without losing a request: it takes no new connection, sends callers away, and ends when they have left. */
export const drain = async (server: Server, { delay, grace, othersClosed, onClosing }: Drain): Promise<void> => {
  await sleep(delay);
  // The event loop has just taken in all connections there are: one that waits while the listener closes is cut off.
  await afterReading();
  // `close` of an HTTP server also closes each connection that is idle this very moment, with the next request of its
  // caller perhaps under way. Instead every answer will say `Connection: close`, and callers leave by themselves.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // Wait until no worker listens: a caller who reconnects would otherwise reach a worker that is about to close.
  await Promise.race([closed, othersClosed()]);
  onClosing();
  // After what has arrived meanwhile was read: a caller who has asked is not idle, however long the process was busy.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), quiet);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
  // What is left of it: the timer that looks for slow requests.
  server.close();
};
