import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  sourcemap: true,
  fixedExtension: false,
  // Classes keep their names: people meet them when they print what they got
  minify: { mangle: { keepNames: { class: true, function: false } } },
};

// Files cost a program time when it starts. So all that the main entry needs is one, core.js, from which the others import what they
// share with it; and the lean entry is another, with its own copy of the arithmetic.
export default defineConfig([
  {
    ...common,
    entry: [
      'src/index.ts',
      'src/list.ts',
      'src/quantity.ts',
      'src/quantities.ts',
      'src/tools/index.ts',
      'src/text.ts',
      'src/ask.ts',
      'src/catalog.ts',
      'src/ucum.ts',
      'src/unece.ts',
      'src/substances.ts',
      'src/generated/locales/*.ts',
    ],
    inputOptions: {
      // An entry exports what its types tell of; what the others import of it is in core.js
      preserveEntrySignatures: 'strict',
    },
    outputOptions: {
      chunkFileNames: '[name].js',
      codeSplitting: { groups: [{ name: 'core', test: /\/src\/index\.ts$/ }] },
    },
  },
  { ...common, entry: { lean: 'src/lean.ts' } },
]);
