// Loaded into the server by `npm start`: the server stops when the process that started it ends, even if that was
// killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// The channel should not keep the process alive.
process.channel?.unref();
