import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';

/** How long an open connection may be silent before it counts as idle, in milliseconds. */
const quiet = 250;

/** In this time all workers of a machine that were told to stop together have closed their listeners, in milliseconds. */
const together = 250;

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
  // caller perhaps under way. Instead every answer will say `Connection: close`, and callers leave by themselves.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  let idle: NodeJS.Timeout | undefined;
  // Not before nobody listens any more: who comes back over a new connection would find a worker just as it closes.
  const say = setTimeout(() => {
    onClosing();
    // After what has arrived meanwhile was read: a caller who has asked is not idle, however long the process was busy.
    idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), quiet);
  }, together);
  await closed;
  clearTimeout(cut);
  clearTimeout(say);
  clearInterval(idle);
  // What is left of it: the timer that looks for slow requests.
  server.close();
};
