import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long an open connection may be silent before it counts as idle, in milliseconds. */
const quiet = 250;

/**
 * Stops a server without losing a request. For `delay` milliseconds it goes on as before, so that whoever spreads the
 * load sees that it is not ready; then it takes no new connection, and ends when those that are open are. What is not
 * finished after `grace` milliseconds more is cut off.
 */
export const drain = async (server: Server, delay: number, grace: number): Promise<void> => {
  await sleep(delay);
  // `close` of an HTTP server also closes each connection that is idle this very moment, with the next request of its
  // caller perhaps under way. Meanwhile every answer says `Connection: close`, and callers leave by themselves.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  const idle = setInterval(() => server.closeIdleConnections(), quiet);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
  // What is left of it: the timer that looks for slow requests.
  server.close();
};
