// Prints the number of engine functions that the first conversion of a process calls, between two units in its
// arguments.
import { Session } from 'node:inspector/promises';

const [from = 'km', to = 'mi'] = process.argv.slice(2);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
const { convert } = await import('../src/index.ts');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await session.post('Profiler.takePreciseCoverage');
convert(5, from as 'km', to as 'mi');
const { result } = await session.post('Profiler.takePreciseCoverage');
const files = result.filter(({ url }) => url.includes('/packages/engine/src/'));
const counts = files.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count));
console.log(counts.reduce((sum, count) => sum + count, 0));
