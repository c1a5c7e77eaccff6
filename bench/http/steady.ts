import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Job } from './work.ts';

// Load at a fixed rate, even if the server cannot keep up: each request has its scheduled time, and waiting for a free
// connection counts as latency. Tools that wait for an answer before the next request never see a queue.

/** Returns the request of a job as raw HTTP. */
const textOf = (url: URL, { path, body }: Job): string => {
  const head = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: ${url.host}\r\n`;
  return body === undefined ? `${head}\r\n` : `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

/** Calls `done` for each answer on a connection. A connection has one request at a time. */
const onAnswer = (socket: Socket, done: () => void): void => {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const end = pending.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = pending.toString('latin1', 0, end);
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer without its length: ${head}`);
    if (pending.length < end + 4 + Number(length)) return;
    pending = Buffer.alloc(0);
    done();
  });
};

const dial = async (url: URL): Promise<Socket> => {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  return socket;
};

/**
 * Sends the job's request at a rate per second, for a number of seconds. Returns the latency of each request in
 * milliseconds.
 */
export const steady = async (base: string, job: Job, rate: number, seconds: number): Promise<Float64Array> => {
  const url = new URL(base);
  const text = textOf(url, job);
  const latencies = new Float64Array(Math.round(rate * seconds));
  const free = await Promise.all(Array.from({ length: 64 }, () => dial(url)));
  const sockets = [...free];
  const due = new Map<Socket, number>();
  let answered = 0;
  const begin = performance.now();
  for (const socket of sockets) {
    onAnswer(socket, () => {
      latencies[answered] = performance.now() - begin - due.get(socket)!;
      answered += 1;
      free.push(socket);
    });
  }
  const interval = 1000 / rate;
  for (let asked = 0; answered < latencies.length;) {
    const now = performance.now() - begin;
    for (; asked < latencies.length && asked * interval <= now && free.length > 0; asked += 1) {
      const socket = free.pop()!;
      due.set(socket, asked * interval);
      socket.write(text, 'latin1');
    }
    // Not a timer, which would be a millisecond late
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const socket of sockets) socket.destroy();
  return latencies;
};
