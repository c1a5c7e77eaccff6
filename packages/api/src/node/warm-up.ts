import { setTimeout as wait } from 'node:timers/promises';

/** The first of each makes what all others use, or is kept as it is: each takes up to a few tenths of a second, once. */
const paths: readonly string[] = [
  '/tools',
  '/search?q=miles+to+kilometers',
  '/query?q=roman+14',
  // An unknown unit is held against all that there are
  '/convert?value=1&from=kilometr&to=mile',
  '/units',
  '/openapi.json',
];

/** Milliseconds for the first callers, and for those who come between two of ours. */
const first = 200;
const between = 20;

/** Requests what the first callers would wait for, one after the other, once the server listens. It keeps no process alive. */
export const warmUp = async (request: (path: string) => Promise<void>): Promise<void> => {
  let pause = first;
  for (const path of paths) {
    await wait(pause, undefined, { ref: false });
    await request(path);
    pause = between;
  }
};
