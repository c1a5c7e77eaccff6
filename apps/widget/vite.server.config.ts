import { defineConfig } from 'vite';
import { client } from './vite.config.ts';

/** Builds the server module, which answers the page's address, as one file. */
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
