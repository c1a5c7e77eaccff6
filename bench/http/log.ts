import { load } from './load.ts';
import { median } from './median.ts';
import { launch, programs, timeOf, type Target } from './server.ts';
import { jobs } from './work.ts';

/** The seconds of load for each server in a round. */
const seconds = 2;

interface Found {
  readonly rate: number;
  /** The server's processor time per request, in microseconds. */
  readonly time: number;
}

/**
 * Measures the cost of the container's log: `/convert` with `LOG_LEVEL=info` and with `silent`, alternating, and the
 * ratio of each pair.
 */
export const log = async (rounds = 9): Promise<void> => {
  const job = jobs.find(({ name }) => name === '/convert')!;
  const targets = await Promise.all(
    ['silent', 'info'].map((LOG_LEVEL) => launch(programs.units, { env: { LOG_LEVEL }, quiet: true })),
  );
  const measure = async (target: Target): Promise<Found> => {
    const before = timeOf(target);
    const { rate } = await load(target.url, job, seconds);
    return { rate, time: (timeOf(target) - before) / (rate * seconds) };
  };
  for (const target of targets) await measure(target);
  const pairs: (readonly [silent: Found, info: Found])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [silent, info] = targets as [Target, Target];
    // The order alternates
    const first = await measure(round % 2 === 0 ? silent : info);
    const second = await measure(round % 2 === 0 ? info : silent);
    pairs.push(round % 2 === 0 ? [first, second] : [second, first]);
  }
  const ratio = (key: keyof Found): string => median(pairs.map(([silent, info]) => info[key] / silent[key])).toFixed(3);
  console.log(`with the log ÷ without, of ${rounds} pairs: rate ${ratio('rate')}, processor time ${ratio('time')}`);
  await Promise.all(targets.map((target) => target.stop()));
};
