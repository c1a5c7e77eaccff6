// Builds the module that renders the pages, in a process of its own: the memory of a bundler is free again when it ends.
// The arguments come as JSON on the standard input.
import { json } from 'node:stream/consumers';
import { build } from 'vite';
import { definePlace, type Place } from './place.ts';
import type { Files } from './src/layout/head.tsx';

/** The arguments of the process. */
export interface ServerBuild {
  readonly files: Files;
  readonly place: Place;
  /** The folder of the module. */
  readonly folder: string;
}

const { files, place, folder } = (await json(process.stdin)) as ServerBuild;
const { base, define } = definePlace(place);
await build({
  root: import.meta.dirname,
  base,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { ...define, files: JSON.stringify(files) },
  ssr: { noExternal: true },
  build: { ssr: 'server/index.ts', outDir: folder, emptyOutDir: true },
});
