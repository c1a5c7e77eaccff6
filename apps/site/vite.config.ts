import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { prerender } from './prerender.ts';
import { toolModules } from './tools-plugin.ts';

/** What every form needs travels in one file instead of seven small ones. */
const inEveryForm =
  /node_modules\/preact|preload-helper|packages\/ui\/src|src\/(?:client\/islands|content\/numbers|islands\/(?:actions|show|state))\.ts/;

export default defineConfig({
  appType: 'custom',
  publicDir: '../../packages/ui/public',
  server: { port: 8001, strictPort: true, proxy: { '/widget/': 'http://localhost:8002' } },
  plugins: [preact(), toolModules(), prerender(), precompress()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'form', test: inEveryForm }] } },
      input: {
        site: 'src/site.css',
        units: 'src/client/units.ts',
        tool: 'src/client/tool.ts',
        home: 'src/client/home.ts',
        embed: 'src/client/embed.ts',
        docs: 'src/client/docs.ts',
      },
    },
  },
});
