import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The time between two looks at the event loop, in milliseconds. */
const interval = 2000;

/** The share of that time below which the process is idle, and from which on it has been busy. */
const idle = 0.02;
const busy = 0.1;

/** Collects all garbage and gives the free pages back to the system. V8 hides this function behind a flag. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as NonNullable<typeof globalThis.gc>)({
    type: 'major',
    flavor: 'last-resort',
    execution: 'sync',
  });
};

/**
 * Collects garbage once the process is idle after it has been busy. V8 collects while it allocates: without this, a process keeps
 * the memory of a flood until the next requests need more. Takes some 40 ms, and keeps no process alive.
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
      // The collection itself is not work of callers
      last = performance.eventLoopUtilization();
    }
  }, interval).unref();
};
