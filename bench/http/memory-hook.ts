// Loaded into the server beside its own program: says what it holds in memory, as soon as what it does not need is gone.
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send!({ rss, heap: heapUsed + external });
});
process.channel?.unref();
