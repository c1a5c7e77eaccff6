import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  entry: { elements: 'src/index.ts' },
  platform: 'browser',
  target: 'es2022',
  sourcemap: false,
  fixedExtension: false,
};

export default defineConfig([
  // One file that carries the units it uses: pages load nothing else
  {
    ...common,
    minify: true,
    dts: false,
    deps: { alwaysBundle: /^@units\/engine/ },
    // Comments for bundlers, which have nothing to leave out here
    outputOptions: { comments: false },
  },
  {
    // What programs see: the elements are the page's
    ...common,
    entry: { elements: 'src/system.ts' },
    clean: false,
    dts: { generator: 'tsgo', emitDtsOnly: true },
  },
]);
