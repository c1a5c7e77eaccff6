/** Milliseconds of processor time that some work takes in this thread: a busy machine lets it wait, but not work more. */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
