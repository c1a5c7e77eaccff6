import { defineConfig } from 'tsdown';

// The command bundles the engine, so that it loads fewer files and only the parts that it uses.
export default defineConfig({
  entry: { main: 'src/main.ts' },
  platform: 'node',
  target: 'es2022',
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: /^@units\/engine/ },
  outputOptions: {
    chunkFileNames: 'main/[name].js',
  },
});
