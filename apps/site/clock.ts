import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The duration of a build, in clock time and in processor time. Processor time does not depend on other work. */
export interface Duration {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly processors: number;
}

/** Writes the duration of the build to a file next to the site's folder. */
export const clock = (name: string): Plugin => {
  let file = name;
  let begin = 0;
  let used: NodeJS.CpuUsage | undefined;
  const duration = (): Duration => {
    const { user, system } = process.cpuUsage(used);
    return {
      seconds: (performance.now() - begin) / 1000,
      processorSeconds: (user + system) / 1e6,
      processors: availableParallelism(),
    };
  };
  return {
    name: 'clock',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      file = resolve(root, outDir, '..', name);
    },
    buildStart() {
      begin = performance.now();
      used = process.cpuUsage();
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(duration()));
      },
    },
  };
};
