// The bundlers of npm, as a user of the packages runs them. Each bundles a program into one file and returns its
// warnings.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as buildWithEsbuild, transform } from 'esbuild';
import { rollup } from 'rollup';
import { build as buildWithVite, createLogger } from 'vite';
import webpack from 'webpack';

export interface Bundle {
  readonly code: string;
  readonly warnings: readonly string[];
}

type Bundler = (folder: string, program: string) => Promise<Bundle>;

const withEsbuild: Bundler = async (folder, program) => {
  const { outputFiles, warnings } = await buildWithEsbuild({
    absWorkingDir: folder,
    entryPoints: [program],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return { code: outputFiles[0]!.text, warnings: warnings.map(({ text }) => text) };
};

const withRollup: Bundler = async (folder, program) => {
  const warnings: string[] = [];
  const { resolve } = createRequire(join(folder, 'package.json'));
  const bundle = await rollup({
    input: join(folder, program),
    plugins: [{ name: 'packages', resolveId: (id) => (id.startsWith('@') ? resolve(id) : null) }],
    onwarn: ({ message }) => void warnings.push(message),
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return { code: (await transform(output[0].code, { minify: true })).code, warnings };
};

const withVite: Bundler = async (folder, program) => {
  const warnings: string[] = [];
  const warn = (text: string): void => void warnings.push(text);
  const built = await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), warn, warnOnce: warn },
    build: { write: false, lib: { entry: program, formats: ['es'] } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('Vite watches instead of building');
  return { code: first.output[0].code, warnings };
};

const withWebpack: Bundler = async (folder, program) => {
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: `./${program}`,
    output: { path: join(folder, 'webpack'), filename: program },
  });
  const stats = await new Promise<webpack.Stats>((done, fail) => {
    compiler.run((error, result) => (result ? done(result) : fail(error)));
  });
  const { warnings = [], errors = [] } = stats.toJson({ all: false, warnings: true, errors: true });
  return {
    code: await readFile(join(folder, 'webpack', program), 'utf8'),
    warnings: [...errors, ...warnings].map(({ message }) => message),
  };
};

/** The bundlers that this project installs. `pnpm consumers` downloads Parcel and Bun. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: withEsbuild,
  Rollup: withRollup,
  Vite: withVite,
  webpack: withWebpack,
};
