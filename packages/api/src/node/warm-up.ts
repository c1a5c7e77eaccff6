import { setTimeout as wait } from 'node:timers/promises';

/** The first request of each kind creates data that all others use. Each takes up to a few tenths of a second, once. */
const paths: readonly string[] = [
  '/tools',
  '/search?q=miles+to+kilometers',
  '/query?q=roman+14',
  // An unknown unit is compared with all units
  '/convert?value=1&from=kilometr&to=mile',
  '/units',
  '/openapi.json',
];

/** The milliseconds before the first request, and between two requests, in which callers are answered. */
const first = 200;
const between = 20;

/**
 * Sends the requests that first callers would wait for, one after the other, once the server listens. It does not keep
 * the process alive.
 */
export const warmUp = async (request: (path: string) => Promise<void>): Promise<void> => {
  let pause = first;
  for (const path of paths) {
    await wait(pause, undefined, { ref: false });
    await request(path);
    pause = between;
  }
};
