// Loaded into the server beside its own program: says for how long the processor has worked for its event loop, in
// microseconds, and what it holds in memory as soon as what it does not need is gone.
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
