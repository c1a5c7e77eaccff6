/** Milliseconds of processor time that some work takes in this thread: a busy machine lets it wait, but not work more. */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** A fixed piece of work that tells how fast a processor is: it divides long integers and writes their digits. */
const yardstick = (): void => {
  for (let step = 0n; step < 40n; step += 1n) String((3n ** 4000n + step) / (7n ** 1900n + step));
};

/** The milliseconds that the yardstick takes on a quiet machine: 0.93 to 0.95 were measured. */
const quiet = 0.94;

/**
 * Returns how many times longer than on a quiet machine the same work takes now, and 1 where it takes less. A processor that shares its
 * caches and its clock with others needs more time of its own: what is measured beside this, divided by it, can be held to one limit.
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
