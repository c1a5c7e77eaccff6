import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The interval between two samples of the event loop, in milliseconds. */
const interval = 2000;

/** Event loop utilization: at or above `busy` the process has worked, below `idle` it is idle. */
const idle = 0.02;
const busy = 0.1;

/** Collects all garbage and returns free pages to the operating system. V8 exposes this function only behind a flag. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as NonNullable<typeof globalThis.gc>)({
    type: 'major',
    flavor: 'last-resort',
    execution: 'sync',
  });
};

/**
 * Collects garbage when the process becomes idle after work. V8 only collects while it allocates, so without this a
 * process would keep the memory of a burst until the next requests need more. A collection takes about 40 ms. The timer
 * does not keep the process alive.
 */
export const collectWhenIdle = (): void => {
  let last = performance.eventLoopUtilization();
  let hasWorked = false;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization >= busy) hasWorked = true;
    else if (hasWorked && utilization < idle) {
      hasWorked = false;
      collect();
      // Do not count the collection itself as work
      last = performance.eventLoopUtilization();
    }
  }, interval).unref();
};
