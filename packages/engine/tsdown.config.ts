import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  // Source maps were 58 % of the package; lines are readable without them
  sourcemap: false,
  fixedExtension: false,
  // Classes keep their names, because they appear when people print results. Line breaks stay, because Node prints the
  // line of an error, which would otherwise be the whole file
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
  'src/generated/speech/*.ts',
  'src/data/languages/notes/*.ts',
];

// Loading files takes a starting program time. So everything that the main entry needs is in one file, core.js, from
// which the others import what they share with it. The everyday units are two more files, with their shared code. The
// error class is a separate file, so that both share it.
export default defineConfig([
  {
    ...common,
    entry: [...entries, 'src/model/error.ts'],
    inputOptions: {
      // An entry exports only what its types declare; core.js has what other entries import
      preserveEntrySignatures: 'strict',
    },
    outputOptions: {
      chunkFileNames: '[name].js',
      codeSplitting: {
        groups: [
          { name: 'error', test: /\/src\/model\/error\.ts$/, priority: 2 },
          // The check of a currency's code would otherwise be in a file with all that formats texts
          { name: 'core', test: /\/src\/(?:index|model\/currency-code)\.ts$/, priority: 1 },
        ],
      },
    },
  },
  {
    ...common,
    // The build above has a chunk that is called units.js
    entry: { everyday: 'src/everyday.ts', 'unit-constants': 'src/units.ts' },
    plugins: [
      {
        name: 'one-error',
        resolveId: (id) => (id.endsWith('/model/error.ts') ? { id: './model/error.js', external: true } : undefined),
      },
    ],
  },
  // The declarations are built in the same way: an editor reads those of the entry and their imports, and nothing
  // internal
  {
    ...common,
    entry: [...entries, 'src/everyday.ts', 'src/units.ts'],
    clean: false,
    dts: { generator: 'tsgo', emitDtsOnly: true },
    outputOptions: { chunkFileNames: 'types/[name].js', minifyInternalExports: false },
  },
]);
