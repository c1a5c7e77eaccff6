import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The memory of a process, in bytes. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/** A server under load. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  /** Asks `process-hook.ts` in the process, if it was started with that. */
  ask(message: 'time'): Promise<number>;
  ask(message: 'memory'): Promise<Memory>;
  stop(): Promise<void>;
}

const api = dirname(createRequire(import.meta.url).resolve('@units/api/package.json'));

/** Returns the processor time of a process so far, in microseconds. Only Linux reports it for another process. */
export const timeOf = ({ pid }: Target): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
};

/** The file that starts each server. */
export const programs = {
  units: join(api, 'dist/node/main.js'),
  node: join(import.meta.dirname, 'server-node.ts'),
  fastify: join(import.meta.dirname, 'server-fastify.ts'),
  hono: join(import.meta.dirname, 'server-hono.ts'),
} as const;

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).error === undefined;

/** Pins this process to a processor, if the system supports it, so that measuring takes no time from the servers. */
export const pinSelf = (processor: number): void => {
  if (canPin) spawnSync('taskset', ['-acp', String(processor), String(process.pid)]);
};

/** The garbage collector option of the container (`Dockerfile`), which all servers get. */
const collector = '--min-semi-space-size=16';

/** Options for starting a server. */
interface Start {
  /** The processor to pin the server to, if the system supports it. */
  readonly processor?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Options for Node. */
  readonly options?: readonly string[];
  /** True to discard its log. */
  readonly quiet?: boolean;
}

/** The options that load `process-hook.ts`. */
export const hook: readonly string[] = ['--import', import.meta.resolve('./process-hook.ts')];

/** Starts a server without a log, and waits until it listens. */
export const launch = async (
  file: string,
  { env = {}, options = [], processor, quiet = false }: Start = {},
): Promise<Target> => {
  const port = await freePort();
  const address = { HOST: '127.0.0.1', PORT: String(port) };
  const pinned = canPin && processor !== undefined ? ['taskset', '-c', String(processor)] : [];
  const [command, ...args] = [...pinned, process.execPath, collector, ...options, file] as const;
  const child = spawn(command!, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...address, ...env },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`${file} ended with code ${code} before it listened.`)),
  );
  await Promise.race([once(createInterface(child.stdout!), 'line'), failed]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    ask: async (message) => {
      child.send(message);
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop: async () => {
      child.kill();
      await ended;
      process.off('exit', kill);
    },
  };
};
