// One measurement, in a separate process so that one library does not affect the machine code of another. `node
// worker.ts <subject> <job>` prints nanoseconds per conversion, or nothing if the library does not support the job.
import { jobs } from './jobs.ts';
import { subjects } from './subjects.ts';
import { length } from './workload.ts';

const [id, name] = process.argv.slice(2);
const subject = subjects.find((candidate) => candidate.id === id)!;
const job = jobs.find((candidate) => candidate.name === name)!;
const work = job.make(await subject.load(), (unit) => subject.spellings?.[unit] ?? unit);

const warmUp = 250;
const batches = 60;
const batch = 4;

// The loops are at the top level of the module on purpose: inside a function the compiler would inline the work into
// them, and the result would depend on its limits of inlining.
if (work) {
  let sum = 0;
  const end = performance.now() + warmUp;
  let single = Infinity;
  while (performance.now() < end) {
    const start = performance.now();
    sum += work();
    single = performance.now() - start;
  }
  const rounds = Math.max(1, Math.round(batch / single));
  const times: number[] = [];
  for (let index = 0; index < batches; index += 1) {
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) sum += work();
    times.push((performance.now() - start) / rounds / length);
  }
  if (Number.isNaN(sum)) throw new Error(`${id}: a result was not a number`);
  times.sort((a, b) => a - b);
  console.log(times[Math.floor(batches / 2)]! * 1e6);
}
