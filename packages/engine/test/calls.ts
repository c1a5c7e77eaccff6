import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The number of calls of engine functions, and of the files that these functions are in. */
interface Calls {
  readonly calls: number;
  readonly files: number;
}

/** Counts the calls of engine functions in some work. Modules count only if they are imported after this one. */
export const callsOf = async (work: () => unknown): Promise<Calls> => {
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result
    .filter(({ url }) => url.includes('/packages/engine/src/'))
    .map(({ functions }) => functions.reduce((sum, { ranges }) => sum + ranges[0]!.count, 0))
    .filter((calls) => calls > 0);
  return { calls: files.reduce((sum, calls) => sum + calls, 0), files: files.length };
};
