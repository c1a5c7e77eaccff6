// Each turn of the event loop takes in one new connection (libuv, since 1.45), so whoever comes anew waits for as many turns as
// others have come before. Turns in which work is done are long, and a flood comes over hundreds of connections.

/** How long work waits for connections that come in, and how long it is done in one turn before others are read, in milliseconds. */
export const slice = 10;

/** The event loop is one for the whole process, and so is what is done in its turns. */
let waiting: (() => void)[] = [];
let hasArrived = false;
let heldSince: number | undefined;

const work = (): void => {
  const now = performance.now();
  const isHeld = hasArrived && now - (heldSince ??= now) < slice;
  hasArrived = false;
  if (!isHeld) {
    heldSince = undefined;
    // What is added meanwhile is for another turn
    let done = 0;
    for (const run of waiting.slice()) {
      run();
      done += 1;
      if (performance.now() - now >= slice) break;
    }
    waiting = waiting.slice(done);
  }
  if (waiting.length > 0) setImmediate(work);
};

/**
 * Does something in a turn of the event loop to come, after what is to be done already: the next one, unless connections come in or
 * there is more to do than a turn has time for.
 */
export const later = (run: () => void): void => {
  if (waiting.push(run) === 1) setImmediate(work);
};

/** Tells that a connection has come in: others may be behind it. */
export const letIn = (): void => {
  hasArrived = waiting.length > 0;
};
