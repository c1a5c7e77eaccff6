import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { median } from './median.ts';
import { freePort, programs } from './server.ts';

/** An empty server, as a module and as a script, which Node loads faster. */
const empty = `createServer((request, response) => response.end('{}')).listen(process.env.PORT, '127.0.0.1', () => console.log('Listening'))`;

const subjects: Readonly<Record<string, readonly string[]>> = {
  'node:http, module': ['--input-type=module', '-e', `import { createServer } from 'node:http'; ${empty}`],
  'node:http, script': ['--input-type=commonjs', '-e', `const { createServer } = require('node:http'); ${empty}`],
  units: [programs.units],
};

const paths = ['/health', '/convert?value=5&from=km&to=mi'];

interface Found {
  /** Milliseconds from the start of the process to its first answer. */
  readonly wall: number;
  /** Milliseconds of processor time of all threads until then. Only Linux reports it. */
  readonly time: number;
}

const timeOf = (pid: number): number => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const times = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
    return times.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return Number.NaN;
  }
};

const startOnce = async (args: readonly string[], path: string): Promise<Found> => {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' };
  const begin = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface(child.stdout), 'line');
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  await response.text();
  const found = { wall: performance.now() - begin, time: timeOf(child.pid!) };
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  return found;
};

/** Measures the time from start to first answer, compared with an empty server. */
export const start = async (rounds = 15): Promise<void> => {
  for (const path of paths) {
    const found = new Map<string, Found[]>(Object.keys(subjects).map((name) => [name, []]));
    // The first round is not counted: its files are not yet in the file cache.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, args] of Object.entries(subjects)) {
        const one = await startOnce(args, path);
        if (round > 0) found.get(name)!.push(one);
      }
    console.log(`\n${path.padEnd(32)} ${'ms'.padStart(8)} ${'CPU ms'.padStart(8)}   units ÷ it   CPU: units ÷ it`);
    const of = (name: string, key: keyof Found): number => median(found.get(name)!.map((one) => one[key]));
    for (const name of found.keys()) {
      const figures = [of(name, 'wall').toFixed(1).padStart(8), of(name, 'time').toFixed(1).padStart(8)];
      const ratios = (['wall', 'time'] as const).map((key) =>
        (of('units', key) / of(name, key)).toFixed(2).padStart(12),
      );
      console.log(`${name.padEnd(32)} ${figures.join(' ')} ${ratios.join(' ')}`);
    }
  }
};
