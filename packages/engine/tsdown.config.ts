import { defineConfig, type UserConfig } from 'tsdown';
import { packedRows } from './scripts/packed-rows.ts';
import { quickStart } from './scripts/quick-start.ts';

const common: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  sourcemap: true,
  fixedExtension: false,
  // Classes keep their names: people meet them when they print what they got
  minify: { mangle: { keepNames: { class: true, function: false } } },
};

// Each file costs a program a millisecond when it starts. So the main entry is one, from which the others import what they share
// with it, and the lean entry is another, with its own copy of the arithmetic.
export default defineConfig([
  {
    ...common,
    entry: ['src/index.ts', 'src/quantities.ts', 'src/tools/index.ts', 'src/text/index.ts', 'src/catalog/index.ts'],
    plugins: [packedRows, quickStart],
    inputOptions: {
      // What the others import stands among the exports of the main entry, under names of one to three letters that no type tells of
      preserveEntrySignatures: 'allow-extension',
      experimental: { nativeMagicString: true },
    },
    outputOptions: { codeSplitting: { groups: [{ name: 'index', test: /\/src\/index\.ts$/ }] } },
  },
  { ...common, entry: { 'lean/index': 'src/lean/index.ts' }, plugins: [packedRows] },
]);
