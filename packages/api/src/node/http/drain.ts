import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';

/** The silence after which an open connection counts as idle, in milliseconds. */
const quiet = 250;

/** Options of a stop. */
interface Drain {
  /** The milliseconds for which it still serves, so that the load balancer notices that it is not ready. */
  readonly delay: number;
  /** The milliseconds after `delay` until unfinished requests are cut off. */
  readonly grace: number;
  /** Called when this server accepts no new connections. Resolves when no other server on its port does. */
  readonly othersClosed: () => Promise<void>;
  /** Called when every answer must close its connection from now on. */
  readonly onClosing: () => void;
}

/**
 * Stops a server without losing a request: it accepts no new connections, asks callers to disconnect, and resolves when
 * they have.
 */
export const drain = async (server: Server, { delay, grace, othersClosed, onClosing }: Drain): Promise<void> => {
  await sleep(delay);
  // The event loop has just accepted all waiting connections: the system resets a connection that waits while the
  // listener closes.
  await afterReading();
  // `close` of an HTTP server also closes connections that are idle at this moment, although the caller's next request
  // may be on its way. Instead, every answer says `Connection: close`, and callers close their connections.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // Wait until no worker listens: a caller who reconnects would otherwise reach a worker that is about to close.
  await Promise.race([closed, othersClosed()]);
  onClosing();
  // After reading everything that has arrived: a caller with a request is not idle, however long the process was busy.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), quiet);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
  // Stops the remaining timer, which checks for slow requests.
  server.close();
};
