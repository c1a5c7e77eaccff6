// The size of a library in a page: bundled and minified by esbuild, then compressed.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { engineFile, everydayFile } from './published.ts';

const [enginePath, everydayPath] = [engineFile, everydayFile].map((file) => fileURLToPath(file));

const programs: Readonly<Record<string, string>> = {
  'units, everyday units and those of trades by every spelling': `export { convert } from '${everydayPath}';`,
  'units, every unit by every spelling, compounds and suggestions': `export { convert } from '${enginePath}';`,
  'units, temperature alone (the everyday entry)': `export { convertTemperature } from '${everydayPath}';`,
  'units, length alone (the everyday entry)': `export { convertLength } from '${everydayPath}';`,
  'convert, everything': "export { convert } from 'convert';",
  'convert-units 3, everything':
    "import configure from 'convert-units-3'; import all from 'convert-units-3/definitions/all'; export const convert = configure(all);",
  'convert-units 3, one quantity':
    "import configure from 'convert-units-3'; import length from 'convert-units-3/definitions/length'; export const convert = configure({ length });",
  'unitsnet-js, one quantity': "export { Length } from 'unitsnet-js';",
  'safe-units, one pair':
    "import { kilo, Measure, meters, miles } from 'safe-units'; export const convert = (value) => Measure.of(value, kilo(meters)).valueIn(miles);",
  '@thi.ng/units, one pair':
    "import { convert, km, mi } from '@thi.ng/units'; export const toMiles = (value) => convert(value, km, mi);",
  'js-quantities, everything': "export { default } from 'js-quantities';",
  'mathjs, unit alone':
    "import { create, unitDependencies } from 'mathjs'; export const { unit } = create(unitDependencies);",
};

export interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

const weigh = async (contents: string): Promise<Bytes> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  const { contents: bundle } = outputFiles[0]!;
  return { gzip: gzipSync(bundle, { level: 9 }).length, brotli: brotliCompressSync(bundle).length };
};

/** Returns the bytes by program. */
export const measureBytes = async (): Promise<ReadonlyMap<string, Bytes>> => {
  const weights = new Map<string, Bytes>();
  for (const [name, contents] of Object.entries(programs)) weights.set(name, await weigh(contents));
  return weights;
};
