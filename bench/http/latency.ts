import { median } from './median.ts';
import { launch, pinSelf, programs, type Target } from './server.ts';
import { steady } from './steady.ts';
import { jobs } from './work.ts';

const job = jobs[0]!;

/** The load as a share of the service's highest rate. */
const share = 0.7;
const seconds = 2;

const warmUp = { rate: 10_000, seconds: 2 };

/** A rate above any server's limit: the time until all are answered gives the highest rate. */
const flood = { rate: 1_000_000, seconds: 0.1 };

const percentile = (sorted: Float64Array, part: number): number => sorted[Math.floor(sorted.length * part)]!;

interface Found {
  readonly p50: number;
  readonly p99: number;
}

/** Finds the server's highest rate, and the latency at {@link share} of it. */
const measure = async (name: string, { url }: Target): Promise<Found> => {
  const begin = performance.now();
  const { length } = await steady(url, job, flood.rate, flood.seconds);
  const most = (length / (performance.now() - begin)) * 1000;
  const sorted = (await steady(url, job, most * share, seconds)).toSorted();
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  const figures = `p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms, ${(p99 / p50).toFixed(1)} ×`;
  console.log(`${name.padEnd(10)} ${(most * share).toFixed(0)} of ${most.toFixed(0)} a second: ${figures}`);
  return { p50, p99 };
};

/**
 * Measures the latency of a conversion at {@link share} of the highest rate, and the ratio of p99 to p50. It also
 * measures the hand-written server and Fastify, to show the share of Node and the machine. The servers run on one
 * processor, the clients on another.
 */
export const latency = async (rounds = 5): Promise<void> => {
  pinSelf(1);
  const processor = 0;
  const targets = {
    units: await launch(programs.units, { processor }),
    'node:http': await launch(programs.node, { processor }),
    fastify: await launch(programs.fastify, { processor }),
  };
  const found = Object.entries(targets).map(([name, target]) => ({ name, target, ratios: [] as number[] }));
  for (const { target } of found) await steady(target.url, job, warmUp.rate, warmUp.seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, target, ratios } of found) {
      const { p50, p99 } = await measure(name, target);
      ratios.push(p99 / p50);
    }
  }
  for (const { name, ratios } of found)
    console.log(`${name.padEnd(10)} median: p99 is ${median(ratios).toFixed(1)} × p50`);
  await Promise.all(found.map(({ target }) => target.stop()));
};
