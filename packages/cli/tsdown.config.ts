import { defineConfig } from 'tsdown';

// The command bundles the engine, so it starts from few files and carries only what it uses.
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
