import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { prerender } from './prerender.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: '../../packages/ui/public',
  server: { port: 8001, strictPort: true, proxy: { '/widget/': 'http://localhost:8002' } },
  plugins: [preact(), prerender()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'src/site.css' },
  },
});
