import { defineConfig } from 'vite';
import { client } from './vite.config.ts';

/** The module that answers with the page as its address asks, in one file. */
export default defineConfig({
  resolve: client.resolve,
  plugins: client.plugins.slice(0, 1),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'server/index.ts',
    outDir: 'server/dist',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
