import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The service under attack. */
export interface Target {
  readonly url: string;
  readonly isGone: () => boolean;
  /** Returns its resident memory in megabytes, or NaN if the system does not report it. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Returns the pages, if they are built. */
const site = (): Readonly<Record<string, string>> => {
  const apps = join(import.meta.dirname, '../../../apps');
  const paths = { SITE_DIR: 'site/dist', SITE_MODULE: 'site/server/dist/index.js', WIDGET_DIR: 'widget/dist' };
  return Object.fromEntries(
    Object.entries(paths)
      .map(([name, path]) => [name, join(apps, path)] as const)
      .filter(([, path]) => existsSync(path)),
  );
};

/** Starts the service. Its timeouts are short, so that a slow caller does not look like a hang. */
export const serve = async (): Promise<Target> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/node/main.ts')], {
    env: {
      ...process.env,
      ...site(),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      HEADERS_TIMEOUT: '2',
      REQUEST_TIMEOUT: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  return {
    url: String(line).split(' ').at(-1)!,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      if (child.exitCode === null) await ended;
    },
  };
};
