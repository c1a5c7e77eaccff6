import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const source = new URL('../src/', import.meta.url).pathname;

/** Returns the bundle of everything that some entries export: its compressed size, and its modules. */
const bundleOf = async (...entries: readonly string[]) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entries.map((entry) => `export * from './${entry}.ts';`).join('\n'), resolveDir: source },
    bundle: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length,
    modules: modules.map(([path]) => path.replace(/^.*src\//, '')),
  };
};

test('measured values take 6 kB beside the arithmetic that they use', async () => {
  const [quantity, measured] = await Promise.all([bundleOf('quantity'), bundleOf('quantity', 'measured')]);
  expect(measured.bytes - quantity.bytes).toBeLessThanOrEqual(6420);
});

test('the main entry and the everyday one have nothing of measured values', async () => {
  for (const entry of ['index', 'everyday', 'quantity', 'text']) {
    const { modules } = await bundleOf(entry);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((path) => /measured\/|uncertain|constant-sources|significant/.test(path))).toEqual([]);
  }
});
