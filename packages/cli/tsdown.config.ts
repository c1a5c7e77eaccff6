import { defineConfig } from 'tsdown';

// The command stands on its own: with the engine in it there are few files to find, and no more of it than is used.
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
