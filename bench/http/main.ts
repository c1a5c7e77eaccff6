// How the service behaves under load, one command each: `pnpm bench:http [throughput|start|latency|memory|worst] [number]`.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { latency } from './latency.ts';
import { memory } from './memory.ts';
import { start } from './start.ts';
import { throughput } from './throughput.ts';
import { worst } from './worst.ts';

const tasks: Readonly<Record<string, (number?: number) => Promise<void>>> = {
  throughput,
  start,
  latency,
  memory,
  worst,
};

const [name = 'throughput', number] = process.argv.slice(2);
const task = tasks[name];
if (!task) throw new Error(`There is ${Object.keys(tasks).join(', ')}; got ${name}.`);
// What else the machine does is part of every figure.
const busy = loadavg().at(0)!.toFixed(1);
console.log(`${cpus()[0]?.model ?? 'CPU'} × ${availableParallelism()}, load ${busy}, Node ${process.version}`);
await task(number === undefined ? undefined : Number(number));
