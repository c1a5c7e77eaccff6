import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/widget/',
  publicDir: '../../packages/ui/public',
  server: { port: 8002, strictPort: true },
  plugins: [preact()],
  // Fonts and images inlined as data: addresses would be stopped by a strict content security policy.
  build: { assetsInlineLimit: 0 },
});
