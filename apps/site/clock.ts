import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The time of a build: by the clock, and of the processors, which does not depend on other work. */
export interface Duration {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly processors: number;
}

/** Writes down how long the build took, in a file beside the folder of the site. */
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
