import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from '../../scripts/floods.ts';
import { median } from './median.ts';
import { launch, programs, type Target } from './server.ts';

/** The tested settings: the defaults of `npm start`, and the settings of the container. */
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  default: { LOG_LEVEL: 'warn' },
  container: {
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
    CLIENT_WORK: '250',
    CLIENT_CONNECTIONS: '100',
  },
};

interface Answered {
  readonly status: number | undefined;
  readonly milliseconds: number;
}

/** Sends one request over a new connection. */
const ask = (url: string, localAddress: string): Promise<Answered> =>
  new Promise((resolve) => {
    const began = performance.now();
    const done = (status?: number) => resolve({ status, milliseconds: performance.now() - began });
    get(url, { localAddress, agent: false, timeout: 10_000 }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
    })
      .on('timeout', () => done())
      .on('error', () => done());
  });

/** Returns the process and its children. */
const family = (pid: number): readonly number[] => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${one}/stat`, 'utf8')
              .replace(/^.*\) /, '')
              .split(' ')[1],
          ) === pid
        );
      } catch {
        return false;
      }
    });
  return [pid, ...children];
};

/** Returns the resident memory of the server and its workers, in megabytes. */
const residentOf = ({ pid }: Target): number =>
  family(pid)
    .map((one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0) / 1024)
    .reduce((a, b) => a + b, 0);

const flooder = (port: string, name: string): ChildProcess =>
  fork(join(import.meta.dirname, 'attacker.ts'), [port, '127.0.0.2', name], { execArgv: [] });

const conversion = '/convert?value=5&from=km&to=mi';

/** The number of other clients' requests during the flood, and the time between two of them, in milliseconds. */
const others = 50;
const pause = 60;

const row = (cells: readonly (number | string)[]): string =>
  cells
    .map((cell, index) => (typeof cell === 'number' ? cell.toFixed(0) : cell).padEnd(index === 0 ? 34 : 11))
    .join('');

const tryFlood = async (setting: string, name: string): Promise<void> => {
  const target = await launch(programs.units, { env: settings[setting]!, quiet: true });
  await sleep(1500);
  await ask(target.url + conversion, '127.0.0.3');
  const child = flooder(new URL(target.url).port, name);
  await sleep(1000);
  let most = 0;
  const waiting: Promise<Answered>[] = [];
  const probing: Promise<Answered>[] = [];
  for (let count = 0; count < others; count += 1) {
    waiting.push(ask(target.url + conversion, '127.0.0.3'));
    if (count % 5 === 0) probing.push(ask(`${target.url}/health`, '127.0.0.4'));
    if (count % 5 === 2) most = Math.max(most, residentOf(target));
    await sleep(pause);
  }
  const [answers, probes] = [await Promise.all(waiting), await Promise.all(probing)];
  child.send('stop');
  const [seen] = (await once(child, 'message')) as [Readonly<Record<string, number>>];
  most = Math.max(most, residentOf(target));
  await sleep(20_000);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const good = answers.filter(({ status }) => status === 200).length;
  console.log(
    row([
      `${setting}: ${name}`,
      `${good} of ${others}`,
      median(times),
      Math.max(...times),
      Math.max(...probes.map(({ milliseconds }) => milliseconds)),
      most,
      residentOf(target),
      JSON.stringify(seen),
    ]),
  );
  await target.stop();
};

/**
 * Measures the effect of a flood from one address on other clients: their answered conversions and waiting times, the
 * response time of `/health`, and the server's memory during the flood and twenty seconds after. Times are in
 * milliseconds, memory in megabytes.
 */
export const flood = async (_?: number, only = ''): Promise<void> => {
  console.log(row(['flood', 'answered', 'median', 'longest', '/health', 'MB', 'MB after', 'the flood got']));
  for (const setting of Object.keys(settings))
    for (const name of Object.keys(attacks)) if (`${setting}: ${name}`.includes(only)) await tryFlood(setting, name);
};
