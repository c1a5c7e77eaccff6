import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/app.ts', 'src/worker.ts', 'src/node/server.ts', 'src/node/main.ts'],
  platform: 'node',
  target: 'es2022',
  dts: false,
  sourcemap: true,
  fixedExtension: false,
  outputOptions: { banner: ({ fileName }) => (fileName === 'node/main.js' ? '#!/usr/bin/env node' : '') },
});
