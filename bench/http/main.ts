// Measures the service under load, with one command each: `pnpm bench:http [throughput|start|latency|memory|flood|log]
// [number] [name]`.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { flood } from './flood.ts';
import { latency } from './latency.ts';
import { log } from './log.ts';
import { memory } from './memory.ts';
import { start } from './start.ts';
import { throughput } from './throughput.ts';

const tasks: Readonly<Record<string, (number?: number, only?: string) => Promise<void>>> = {
  throughput,
  start,
  latency,
  memory,
  flood,
  log,
};

const [name = 'throughput', number, only] = process.argv.slice(2);
const task = tasks[name];
if (!task) throw new Error(`There is ${Object.keys(tasks).join(', ')}; got ${name}.`);
// The load of the machine affects every figure.
const busy = loadavg().at(0)!.toFixed(1);
console.log(`${cpus()[0]?.model ?? 'CPU'} × ${availableParallelism()}, load ${busy}, Node ${process.version}`);
await task(number === undefined ? undefined : Number(number), only);
