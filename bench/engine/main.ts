// Compares the engine's speed, exactness, startup and size with other libraries. `pnpm bench` prints Markdown, `pnpm
// bench --write` puts it into the README.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { measureBytes } from './bytes.ts';
import { shareOfNearest } from './exactness.ts';
import { jobs } from './jobs.ts';
import { measureProcesses, measureTwentyPairs } from './process.ts';
import { subjects, versionOf } from './subjects.ts';

const worker = `${import.meta.dirname}/worker.ts`;

/**
 * Returns the nanoseconds of one conversion, measured in a separate process, or undefined if the library does not
 * support it.
 */
const measure = (subject: string, job: string): number | undefined => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [worker, subject, job], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim() === '' ? undefined : Number(stdout);
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Measures all subjects in order and then in reverse, so that a machine that slows down affects all of them alike. */
const speeds = (job: string): ReadonlyMap<string, number> => {
  const times = new Map<string, number[]>();
  for (const round of [subjects, subjects.toReversed()]) {
    for (const { id } of round) {
      const time = measure(id, job);
      if (time !== undefined) times.set(id, [...(times.get(id) ?? []), time]);
    }
  }
  return new Map(Array.from(times, ([id, measured]) => [id, mean(measured)]));
};

const lines: string[] = [];
const say = (line: string): void => {
  lines.push(line);
  console.log(line);
};
const row = (cells: readonly string[]): void => say(`| ${cells.join(' | ')} |`);
const table = (head: readonly string[]): void => {
  say('');
  row(head);
  row(head.map(() => '---'));
};

/** Writes the results between the markers in the README. */
const write = (): void => {
  const readme = new URL('../../README.md', import.meta.url);
  const [start, end] = ['<!-- bench -->', '<!-- /bench -->'];
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
  if (from < start.length || to < from) throw new Error(`README.md has no ${start} … ${end}`);
  writeFileSync(readme, `${text.slice(0, from)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`);
};

const busy = loadavg()[0]!.toFixed(1);
say(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, load ${busy} before.`,
);

table([
  'ns a conversion',
  ...subjects.map(({ id, package: name }) => (name === undefined ? id : `${id} (${versionOf(name)})`)),
]);
for (const { name } of jobs) {
  const times = speeds(name);
  row([name, ...subjects.map(({ id }) => times.get(id)?.toFixed(0) ?? '–')]);
}
const shares: string[] = [];
for (const { id, load, spellings } of subjects) {
  shares.push(
    id === 'floor' ? '–' : `${(100 * shareOfNearest(await load(), (unit) => spellings?.[unit] ?? unit)).toFixed(1)} %`,
  );
}
row(['nearest to the exact answer', ...shares]);

table(['import and first conversion', 'ms of processor time over bare Node']);
for (const [id, time] of measureProcesses()) row([id, time.toFixed(1)]);

table(['import and twenty pairs of units', 'ms of processor time over bare Node']);
for (const [id, time] of measureTwentyPairs()) row([id, time.toFixed(1)]);

table(['in a page, minified', 'gzip, bytes', 'brotli, bytes']);
for (const [name, { gzip, brotli }] of await measureBytes()) row([name, String(gzip), String(brotli)]);

if (process.argv.includes('--write')) write();
