import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Returns the number of engine functions that some work calls. Modules count only if they are imported after this one. */
export const callsOf = async (work: () => unknown): Promise<number> => {
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result.filter(({ url }) => url.includes('/packages/engine/src/'));
  const counts = files.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count));
  return counts.reduce((sum, count) => sum + count, 0);
};
