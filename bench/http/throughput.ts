import { availableParallelism } from 'node:os';
import { load, tool, type Load } from './load.ts';
import { median } from './median.ts';
import { launch, programs, timeOf, type Target } from './server.ts';
import { jobs, type Job } from './work.ts';

/** The seconds of load for each server in a round. */
const seconds = 1;

const subjects: Readonly<Record<string, readonly [file: string, env: Readonly<Record<string, string>>]>> = {
  units: [programs.units, {}],
  'node:http': [programs.node, {}],
  fastify: [programs.fastify, {}],
  hono: [programs.hono, {}],
  [`units, ${availableParallelism()} workers`]: [programs.units, { WORKERS: 'auto' }],
  'units, metrics': [programs.units, { METRICS_PORT: '0' }],
  // The limits are on, as in the container, but too high to be reached
  'units, limits': [programs.units, { CLIENT_WORK: '1000', CLIENT_CONNECTIONS: '1000' }],
};

interface Found extends Load {
  /** The server's processor time per request, in microseconds. */
  readonly time: number;
}

const check = async ({ url }: Target, { path, body, status }: Job): Promise<void> => {
  const init = body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(url + path, init);
  const text = await response.text();
  if (response.status !== status) throw new Error(`${url}${path} answers ${response.status}: ${text.slice(0, 200)}`);
};

/** Loads all targets with the job, in turn, and returns the results of each round. */
const measure = async (
  job: Job,
  targets: ReadonlyMap<string, Target>,
  rounds: number,
): Promise<ReadonlyMap<string, Found[]>> => {
  const found = new Map<string, Found[]>(Array.from(targets.keys(), (name) => [name, []]));
  for (const target of targets.values()) {
    await check(target, job);
    await load(target.url, job, seconds);
  }
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another target, so that no target always follows the same one.
    const all = [...targets];
    for (const [name, target] of [...all.slice(round % all.length), ...all.slice(0, round % all.length)]) {
      const before = timeOf(target);
      const one = await load(target.url, job, seconds);
      found.get(name)!.push({ ...one, time: (timeOf(target) - before) / (one.rate * seconds) });
    }
  }
  return found;
};

const write = (job: Job, found: ReadonlyMap<string, readonly Found[]>): void => {
  const ours = found.get('units')!;
  console.log(
    `\n${job.name.padEnd(20)} ${'req/s'.padStart(8)} ${'p50 ms'.padStart(8)} ${'p99 ms'.padStart(8)} ${'CPU µs'.padStart(8)}   rate: units ÷ it   CPU: it ÷ units`,
  );
  for (const [name, loads] of found) {
    const of = (key: keyof Found): number => median(loads.map((one) => one[key]));
    const ratio = median(loads.map(({ rate }, round) => ours[round]!.rate / rate));
    // With several workers, the primary process does not report their processor time.
    const alone = !name.includes('workers');
    const time = alone ? of('time') : Number.NaN;
    const figures = [of('rate').toFixed(0), of('p50').toFixed(2), of('p99').toFixed(2), time.toFixed(1)];
    const ratios = name === 'units' ? [] : [ratio.toFixed(2), (time / median(ours.map((one) => one.time))).toFixed(2)];
    const cells = [...figures.map((text) => text.padStart(8)), ...ratios.map((text) => text.padStart(16))];
    console.log(`${name.padEnd(20)} ${cells.join(' ')}`);
  }
};

/**
 * Measures the throughput of the service compared with hand-written servers. All servers run at the same time and are
 * loaded in turn, so that other work of the machine affects all of them alike. Each ratio is the median of the rounds.
 * The processor time per request varies less; its inverse is the rate of a processor that does nothing else.
 */
export const throughput = async (rounds = 7): Promise<void> => {
  console.log(`${tool}, ${rounds} rounds of ${seconds} s`);
  const targets = new Map<string, Target>();
  for (const [name, [file, env]] of Object.entries(subjects)) targets.set(name, await launch(file, { env }));
  for (const job of jobs) write(job, await measure(job, targets, rounds));
  await Promise.all(Array.from(targets.values(), (target) => target.stop()));
};
