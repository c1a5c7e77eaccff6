// Loaded into the server by `npm start`: when the process that started it is gone, even if it was killed, so is the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// The channel alone keeps no process alive.
process.channel?.unref();
