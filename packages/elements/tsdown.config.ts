import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  entry: { elements: 'src/index.ts' },
  platform: 'browser',
  target: 'es2022',
  sourcemap: false,
  fixedExtension: false,
};

export default defineConfig([
  // One file with the units that it uses: pages load nothing else
  {
    ...common,
    minify: true,
    dts: false,
    deps: { alwaysBundle: /^@units\/engine/ },
    // Bundler hints, which are useless in this file
    outputOptions: { comments: false },
  },
  {
    // The entry for programs. The page itself loads the elements
    ...common,
    entry: { elements: 'src/system.ts' },
    clean: false,
    dts: { generator: 'tsgo', emitDtsOnly: true },
  },
]);
