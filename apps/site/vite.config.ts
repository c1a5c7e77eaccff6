import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { prerender } from './prerender.ts';
import { toolModules } from './tools-plugin.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: '../../packages/ui/public',
  server: { port: 8001, strictPort: true, proxy: { '/widget/': 'http://localhost:8002' } },
  plugins: [preact(), toolModules(), prerender(), precompress()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
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
