/**
 * Returns the milliseconds of processor time of some work in this thread. On a busy machine the work waits longer, but
 * takes no more processor time.
 */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** A fixed piece of work that measures the speed of the processor: it divides long integers and writes their digits. */
const yardstick = (): void => {
  for (let step = 0n; step < 40n; step += 1n) String((3n ** 4000n + step) / (7n ** 1900n + step));
};

/** The milliseconds of the yardstick on a quiet machine: 0.93 to 0.95 were measured. */
const quiet = 0.94;

/**
 * Returns the factor by which the same work now takes longer than on a quiet machine, and at least 1. A processor that
 * shares its caches and its clock with others needs more processor time. A measurement divided by this factor can be
 * compared with a fixed limit.
 */
export const slowness = (): number => {
  let least = Infinity;
  for (let run = 0; run < 20; run += 1) {
    const start = performance.now();
    yardstick();
    least = Math.min(least, performance.now() - start);
  }
  return Math.max(1, least / quiet);
};
