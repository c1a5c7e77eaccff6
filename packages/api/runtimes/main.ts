// `pnpm runtimes [names]` starts the built service on each runtime and checks that all give the same answers. It
// installs Bun, Deno and workerd from the npm registry into a folder outside the project.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Options } from '../src/app.ts';
import { differences } from './contract.ts';

const here = import.meta.dirname;
const packages = { bun: 'bun@1.4.5', deno: 'deno@2.9.6', workerd: 'wrangler@4.164.0' };
const folder = join(tmpdir(), 'units-runtimes');

interface Runtime {
  readonly file: string;
  readonly args: (port: number) => readonly string[];
  /** The files that the runtime serves beside the API. */
  readonly options?: Options;
}

const empty = { fetch: () => new Response(null, { status: 404 }) };

const bin = (name: string): string => join(folder, 'node_modules/.bin', name);
const runtimes: Readonly<Record<string, Runtime>> = {
  node: { file: process.execPath, args: () => [resolve(here, '../src/node/main.ts')] },
  bun: { file: bin('bun'), args: () => [join(here, 'bun.ts')] },
  deno: {
    file: bin('deno'),
    args: () => [
      'run',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--node-modules-dir=manual',
      join(here, 'deno.ts'),
    ],
  },
  workerd: {
    file: bin('wrangler'),
    args: (port) => [
      'dev',
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
      '--config',
      resolve(here, '../wrangler.jsonc'),
    ],
    // The binding exists, even if it is empty.
    options: { site: empty, widget: empty },
  },
};

const fetchRuntimes = (names: readonly string[]): void => {
  const wanted = names.flatMap((name) => (name in packages ? [packages[name as keyof typeof packages]] : []));
  if (wanted.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...wanted], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The runtimes could not be fetched from the npm registry.');
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
};

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/ready`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The runtime does not answer.');
};

const runtimeOf = (name: string): Runtime => {
  const runtime = runtimes[name];
  if (!runtime) throw new Error(`There is no runtime ${name}, only ${Object.keys(runtimes).join(', ')}.`);
  return runtime;
};

/** Starts the service on a runtime and returns its differences from the contract. */
const check = async ({ file, args, options }: Runtime): Promise<readonly string[]> => {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    WRANGLER_SEND_METRICS: 'false',
    CI: 'true',
  };
  // A separate process group: wrangler starts other processes, and all of them must end.
  const child = spawn(file, args(port), {
    cwd: resolve(here, '..'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    await untilReady(`http://127.0.0.1:${port}`, child);
    return await differences(`http://127.0.0.1:${port}`, options);
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
  }
};

// The folder that wrangler.jsonc names; `node scripts/public.mjs` fills it.
mkdirSync(resolve(here, '../dist/public'), { recursive: true });

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(runtimes);
fetchRuntimes(names);
let failed = 0;
for (const name of names) {
  const found = await check(runtimeOf(name)).catch((error: unknown) => [String(error)]);
  console.log(`${name.padEnd(8)} ${found.length === 0 ? 'as the contract says' : `FAILED\n  ${found.join('\n  ')}`}`);
  failed += found.length;
}
process.exit(failed === 0 ? 0 : 1);
