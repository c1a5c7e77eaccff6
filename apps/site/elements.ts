import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const built = resolve(import.meta.dirname, '../../packages/elements/dist/elements.js');

/** Puts the elements beside the pages as their package has built them: one file, under a name that pages of others keep. */
export const elements: Plugin = {
  name: 'elements',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'elements.js', source: await readFile(built) });
  },
};
