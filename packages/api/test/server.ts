import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { start, type Parts } from '../src/node/server.ts';
import type { Settings } from '../src/node/settings.ts';

/** The built command of the package, which the tests build (scripts/slow-tests.ts). */
export const main = join(import.meta.dirname, '../dist/node/main.js');

/** A service in a separate process. */
export interface Service {
  readonly child: ChildProcess;
  readonly url: string;
  /** Its exit code after its end. */
  readonly ended: Promise<number | null>;
  /** The lines of its log after its end. */
  readonly log: Promise<readonly any[]>;
}

/** Starts the service as its users do, and waits until it listens. It is stopped at the end of the test. */
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

/** Opens a raw connection to the service. */
export const dial = (url: string): Socket => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  // Tests often cut connections off in the middle, which is not an error here.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
};

/** Returns everything that the connection receives until it is closed. */
export const heard = (socket: Socket): Promise<string> => text(socket);

/** Starts a service in the process of the test. It is stopped at the end of the test. */
export const serve = async (settings: Partial<Settings> = {}, parts: Parts = {}): Promise<string> => {
  const server = await start({ port: 0, host: '127.0.0.1', drainTimeout: 1, ...settings }, parts);
  onTestFinished(() => server.stop());
  return server.url;
};

/** Returns the answer to these bytes. The connection is closed after it. */
export const say = (url: string, bytes: string): Promise<string> => {
  const socket = dial(url);
  socket.end(Buffer.from(bytes, 'latin1'));
  return heard(socket);
};
