import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { start, type Parts } from '../src/node/server.ts';
import type { Settings } from '../src/node/settings.ts';

/** The command of the package. */
export const main = join(import.meta.dirname, '../src/node/main.ts');

/** A service in a process of its own. */
export interface Service {
  readonly child: ChildProcess;
  readonly url: string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** All that it has written to its log, once it has ended. */
  readonly log: Promise<readonly any[]>;
}

/** Starts the service as its users do, and waits until it listens. It is gone when the test is. */
export const launch = async (env: Readonly<Record<string, string>> = {}): Promise<Service> => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const log = text(child.stderr).then((lines) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  );
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, url: String(line).split(' ').at(-1)!, ended, log };
};

/** A connection to the service, on which anything can be said. */
export const dial = (url: string): Socket => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  // What is cut off in the middle of a sentence is often what a test is about.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
};

/** Everything that comes back over the connection until it is closed. */
export const heard = (socket: Socket): Promise<string> => text(socket);

/** A service in the process of the test. It is gone when the test is. */
export const serve = async (settings: Partial<Settings> = {}, parts: Parts = {}): Promise<string> => {
  const server = await start({ port: 0, host: '127.0.0.1', drainTimeout: 1, ...settings }, parts);
  onTestFinished(() => server.stop());
  return server.url;
};

/** The answer to these bytes, after which the connection is closed. */
export const say = (url: string, bytes: string): Promise<string> => {
  const socket = dial(url);
  socket.end(Buffer.from(bytes, 'latin1'));
  return heard(socket);
};
