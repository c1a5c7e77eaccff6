import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the service under test, served as by `npm start`. */
    readonly service: string;
    /** The path of the browser. */
    readonly browser: string;
  }
}

const root = resolve(import.meta.dirname, '..');

/** Runs before the browser tests: finds a browser, and serves the built site and widget on a free port. */
export default async (project: TestProject) => {
  const folders = { SITE_DIR: resolve(root, 'apps/site/dist'), WIDGET_DIR: resolve(root, 'apps/widget/dist') };
  const service = resolve(root, 'packages/api/dist/node/main.js');
  for (const folder of [...Object.values(folders), service]) {
    if (!existsSync(folder)) throw new Error(`${folder} is not built: run pnpm build before the browser tests.`);
  }
  project.provide('browser', await findBrowser());

  const server = spawn(process.execPath, [service], {
    env: {
      ...process.env,
      ...folders,
      SITE_MODULE: resolve(root, 'apps/site/server/dist/index.js'),
      WIDGET_MODULE: resolve(root, 'apps/widget/server/dist/index.js'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const address = (async () => {
    for await (const line of createInterface(server.stdout)) {
      const url = /https?:\/\/\S+/.exec(line)?.[0];
      if (url !== undefined) return url;
    }
    throw new Error('The server ended before it listened.');
  })();
  project.provide('service', await address);

  return async () => {
    server.kill();
    await ended;
  };
};
