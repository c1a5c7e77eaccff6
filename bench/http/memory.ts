import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listUnitRecords } from '@units/engine/catalog';
import { hook, launch, programs, type Target } from './server.ts';
import { jobs } from './work.ts';

const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const spellings = listUnitRecords().flatMap(({ units }) => units.flatMap(({ aliases }) => aliases));
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const anyUnit = (): string => encodeURIComponent(any(spellings));

/** Common and rare requests: every unit, unknown units, long lists, missing pages. */
const paths: readonly (() => string)[] = [
  () => `/convert?value=${Math.random() * 1e6}&from=${anyUnit()}&to=${anyUnit()}`,
  () => `/convert?value=1&from=${Math.random().toString(36).slice(2)}&to=m`,
  () => `/table?from=km&to=mi&end=${Math.floor(Math.random() * 200)}`,
  () => `/query?q=${Math.floor(Math.random() * 1e4)}%20ft%20in%20${anyUnit()}`,
  () => `/search?q=${anyUnit()}`,
  () => `/age?birth_date=19${10 + Math.floor(Math.random() * 90)}-01-31`,
  () => `/${Math.random().toString(36).slice(2)}`,
  () => '/units',
  () => '/health',
];

const ask = (url: string, path: string, body?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(url + path, { agent, method }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end(body);
  });

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

const report = async (target: Target, minute: number, asked: number): Promise<number> => {
  const { rss, heap } = await target.ask('memory');
  console.log(
    `minute ${minute}: ${asked} requests so far, ${megabytes(rss)} MB resident, ${megabytes(heap)} MB in use after collection`,
  );
  return heap;
};

/**
 * Checks whether the service leaks memory: sends it all kinds of requests for some minutes, and measures its memory
 * after each.
 */
export const memory = async (minutes = 5): Promise<void> => {
  const target = await launch(programs.units, { options: ['--expose-gc', ...hook] });
  const batch = jobs.find(({ body }) => body !== undefined)!;
  let asked = 0;
  const asking = { going: true };
  const caller = async (): Promise<void> => {
    for (; asking.going; asked += 1) {
      if (asked % 20 === 0) await ask(target.url, batch.path, batch.body);
      else await ask(target.url, any(paths)());
    }
  };
  const callers = Promise.all(Array.from({ length: connections }, caller));
  const held: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(60_000);
    held.push(await report(target, minute, asked));
  }
  asking.going = false;
  await callers;
  agent.destroy();
  const change = (held.at(-1)! / held.at(0)! - 1) * 100;
  console.log(`From the first minute to the last: ${change.toFixed(1)} %`);
  await target.stop();
};
