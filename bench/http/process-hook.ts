// Loaded into the server in addition to its own program. It reports the processor time of the event loop's thread, in
// microseconds, and the memory in use after a garbage collection.
const tell = {
  time: () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  },
  memory: () => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, heap: heapUsed + external };
  },
} as const;

process.on('message', (asked: keyof typeof tell) => process.send!(tell[asked]()));
process.channel?.unref();
