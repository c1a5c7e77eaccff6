import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Job } from './work.ts';

const exec = promisify(execFile);

/** The result of a run. */
export interface Load {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const connections = 32;

const scripts = mkdtempSync(join(tmpdir(), 'units-bench-'));
process.on('exit', () => rmSync(scripts, { recursive: true }));

/** The Lua script for wrk: it sends a body and prints the result. */
const scriptOf = ({ name, body }: Job): string => {
  const path = join(scripts, `${name.replaceAll(/\W/g, '')}.lua`);
  const post = `wrk.method = "POST"\nwrk.body = [==[${body}]==]\nwrk.headers["Content-Type"] = "application/json"\n`;
  const report =
    'done = function(s, l) io.write(string.format("@ %f %f %f", s.requests * 1e6 / s.duration, l:percentile(50) / 1e3, l:percentile(99) / 1e3)) end\n';
  writeFileSync(path, (body === undefined ? '' : post) + report);
  return path;
};

const byWrk = async (url: string, job: Job, seconds: number): Promise<Load> => {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', scriptOf(job)];
  const { stdout } = await exec('wrk', [...options, url + job.path]);
  const [rate, p50, p99] = stdout
    .slice(stdout.lastIndexOf('@') + 2)
    .split(' ')
    .map(Number);
  return { rate: rate!, p50: p50!, p99: p99! };
};

const byAutocannon = async (url: string, { path, body }: Job, seconds: number): Promise<Load> => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: body ?? '' } as const;
  const { requests, latency } = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : post),
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
};

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** The load generator: wrk if it is installed, as it takes the least processor time from the server. */
export const tool = hasWrk ? 'wrk' : 'autocannon';

/** Sends the job's request repeatedly for a number of seconds. */
export const load = hasWrk ? byWrk : byAutocannon;
