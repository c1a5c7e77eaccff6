import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  // Maps were 58 % of the package: lines stay readable without them
  sourcemap: false,
  fixedExtension: false,
  // Classes keep their names: people meet them when they print what they got. Lines stay: Node prints the one from which an error came,
  // which would be all of a file in one
  minify: { mangle: { keepNames: { class: true, function: false } }, codegen: { removeWhitespace: false } },
};

const entries = [
  'src/index.ts',
  'src/list.ts',
  'src/quantity.ts',
  'src/own.ts',
  'src/tools.ts',
  'src/text.ts',
  'src/ask.ts',
  'src/catalog.ts',
  'src/server.ts',
  'src/ucum.ts',
  'src/unece.ts',
  'src/excel.ts',
  'src/prometheus.ts',
  'src/qudt.ts',
  'src/substances.ts',
  'src/measured.ts',
  'src/constants.ts',
  'src/amount.ts',
  'src/find.ts',
  'src/sheet.ts',
  'src/generated/locales/*.ts',
];

// Files cost a program time when it starts. So all that the main entry needs is one, core.js, from which the others import what they
// share with it; the everyday units are two more, with what they share beside them. The error is a file for itself, so that there is one
// class for both.
export default defineConfig([
  {
    ...common,
    entry: [...entries, 'src/model/error.ts'],
    inputOptions: {
      // An entry exports what its types tell of; what the others import of it is in core.js
      preserveEntrySignatures: 'strict',
    },
    outputOptions: {
      chunkFileNames: '[name].js',
      codeSplitting: {
        groups: [
          { name: 'error', test: /\/src\/model\/error\.ts$/, priority: 2 },
          { name: 'core', test: /\/src\/index\.ts$/, priority: 1 },
        ],
      },
    },
  },
  {
    ...common,
    // A chunk of the build above is called units.js
    entry: { everyday: 'src/everyday.ts', 'unit-constants': 'src/units.ts' },
    plugins: [
      {
        name: 'one-error',
        resolveId: (id) => (id.endsWith('/model/error.ts') ? { id: './model/error.js', external: true } : undefined),
      },
    ],
  },
  // The declarations, likewise: an editor reads those of the entry and what they need, and nothing that is not public
  {
    ...common,
    entry: [...entries, 'src/everyday.ts', 'src/units.ts'],
    clean: false,
    dts: { generator: 'tsgo', emitDtsOnly: true },
    outputOptions: { chunkFileNames: 'types/[name].js', minifyInternalExports: false },
  },
]);
