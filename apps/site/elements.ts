import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const built = resolve(import.meta.dirname, '../../packages/elements/dist/elements.js');

/** Copies the built elements next to the pages: one file, whose name never changes because other sites link to it. */
export const elements: Plugin = {
  name: 'elements',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'elements.js', source: await readFile(built) });
  },
};
