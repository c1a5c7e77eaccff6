import { defineConfig, type UserConfig } from 'tsdown';
import { builtEngine } from '../../scripts/built-engine.ts';

const common = {
  platform: 'node',
  target: 'es2022',
  dts: false,
  fixedExtension: false,
} as const satisfies UserConfig;

export default defineConfig([
  {
    ...common,
    entry: ['src/app.ts', 'src/worker.ts', 'src/node/server.ts', 'src/node/mcp.ts', 'src/node/run.ts'],
  },
  // The command bundles the engine, so that it loads fewer files and only the parts that it uses.
  {
    ...common,
    entry: { main: 'src/node/main.ts' },
    outDir: 'dist/node',
    clean: false,
    deps: { alwaysBundle: /^@units\/engine/ },
    plugins: [builtEngine],
    outputOptions: {
      banner: ({ fileName }) => (fileName === 'main.js' ? '#!/usr/bin/env node' : ''),
      chunkFileNames: 'main/[name].js',
    },
  },
]);
