// The engine as it is published, in one file.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { engineFile } from './subjects.ts';

export const buildEngine = async (): Promise<void> => {
  await build({
    entryPoints: [fileURLToPath(new URL('../../packages/engine/src/index.ts', import.meta.url))],
    outfile: fileURLToPath(engineFile),
    bundle: true,
    format: 'esm',
    target: 'es2022',
  });
};
