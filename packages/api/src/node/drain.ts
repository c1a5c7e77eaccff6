import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';

/** How long an open connection may be silent before it counts as idle, in milliseconds. */
const quiet = 250;

/**
 * Stops a server without losing a request. For `delay` milliseconds it goes on as before, so that whoever spreads the
 * load sees that it is not ready; then it takes no new connection, tells so by `onClosing`, and ends when the open ones
 * do. What is not finished after `grace` milliseconds more is cut off.
 */
export const drain = async (server: Server, delay: number, grace: number, onClosing: () => void): Promise<void> => {
  await sleep(delay);
  // The event loop has just taken in all connections there are: one that waits while the listener closes is cut off.
  await afterReading();
  // `close` of an HTTP server also closes each connection that is idle this very moment, with the next request of its
  // caller perhaps under way. Instead every answer says `Connection: close` from now on, and callers leave by themselves.
  // Not before: who comes back over a new connection just then would find nobody.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  onClosing();
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // After what has arrived meanwhile was read: a caller who has asked is not idle, however long the process was busy.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), quiet);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
  // What is left of it: the timer that looks for slow requests.
  server.close();
};
